import { expect, it } from 'vitest'
import type { CallContext } from '#contract/handler.ts'
import { geoHandlers, openCountries } from './api.ts'

const { locateVisitor } = geoHandlers(openCountries(), () => ({ cookie: 'form=x', puzzle: null }))
const locate = (address: string, query: { timeZone?: string; language?: string } = {}) =>
  locateVisitor({ params: undefined, query, body: undefined }, {
    address,
    secure: false,
    setHeader: () => {},
  } as unknown as CallContext & { actor: null })

it.each([
  '10.1.2.3',
  '127.0.0.1',
  '192.168.0.1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.9',
  '::1',
  'fd00::1',
  '2001:db8::1',
])('%s has no country, so the time zone decides', async (address) => {
  const answer = await locate(address, { timeZone: 'Europe/Istanbul', language: 'en' })
  expect(answer).toMatchObject({ country: null, prefix: { country: 'TR', dial: '+90' } })
})

it('knows the country of a public address', async () => {
  expect(await locate('8.8.8.8')).toMatchObject({ country: 'US' })
})

it.each(['tr', 'ja', 'zh-CN', 'x-unknown', ''])('a page translated to %j is no error', async (language) => {
  expect(await locate('10.0.0.1', { timeZone: 'Europe/Warsaw', language })).toMatchObject({ prefix: { dial: '+48' } })
})
