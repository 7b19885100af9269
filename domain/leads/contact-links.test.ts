import { expect, test } from 'vitest'
import { callLink, mailLink, whatsAppLink } from './contact-links.ts'

test('a stored number is called and messaged in its international form', () => {
  expect(callLink('+49 15112345678')).toBe('tel:+4915112345678')
  expect(whatsAppLink('+34 612 345 678', 'Hola, ¿qué tal?')).toBe(
    'https://wa.me/34612345678?text=Hola%2C%20%C2%BFqu%C3%A9%20tal%3F',
  )
})

test('a number without digits has no link', () => {
  expect([callLink('unknown'), whatsAppLink('', 'Hello')]).toEqual([null, null])
})

test('a mail link has one recipient and no other field, whatever the address, subject and text contain', () => {
  const link = mailLink('ana+gold&cc=x@example.com', 'A & B?', 'One\nTwo & three')
  const { protocol, pathname, searchParams } = new URL(link)
  expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'ana+gold&cc=x@example.com'])
  expect([...searchParams]).toEqual([
    ['subject', 'A & B?'],
    ['body', 'One\r\nTwo & three'],
  ])
})
