import { describe, expect, it } from 'vitest'
import { webAddress } from './text.ts'

describe('an address on the web', () => {
  it.each(['https://pay.example/start?a=1#x', 'http://user.example/', 'https://pay.example/@name'])(
    'may be %s',
    (url) => expect(webAddress.parse(url)).toBe(url),
  )

  it.each([
    'https://user:secret@pay.example/',
    'https://user@pay.example/',
    'https://:secret@pay.example/',
    'https:user:secret@pay.example/',
    'javascript:alert(1)',
    'ftp://pay.example/',
  ])('is not %s', (url) => expect(webAddress.safeParse(url).success).toBe(false))
})
