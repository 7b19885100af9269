import { expect } from 'vitest'
import { startMailServer } from './mail-server.ts'
import { call, message, owner, ownProduct, type Product } from './product.ts'
import type { MailServer } from './smtp-server.ts'

/** The site's URL in letters. */
export const publicUrl = 'https://www.example.com'
/** The header of requests to it. */
export const host = { host: 'www.example.com' }
/** Adds consent to offers by email. */
export const consent = { emailOffers: true, wordingVersion: '2026-11' } as const
const letter = {
  name: 'Write to them',
  trigger: { on: 'arrived', imports: false },
  conditions: { of: 'all', list: [] },
  actions: [{ do: 'email', template: 'no_answer' }],
} as const

/** Letters that can be unsubscribed from. */
export const lettersOf = ({ received }: MailServer) =>
  received.filter(({ mail }) => mail.headers.some(({ key }) => key === 'list-unsubscribe'))
export const headerOf = (server: MailServer, name: string) =>
  lettersOf(server)[0]?.mail.headers.find(({ key }) => key === name)?.value

/** The headers of the owner's requests to a product at `publicUrl`. */
export async function logInAtSite({ url }: Pick<Product, 'url'>): Promise<{ cookie: string; host: string }> {
  const login = await call(url, 'logIn', { body: { ...owner, rememberMe: false }, headers: host })
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ')
  return { cookie, ...host }
}

/** A product with a lead who agreed to offers and got a letter of a rule, and the link in it. */
export async function leadWithLetter() {
  const server = await startMailServer()
  const environment = { SMTP_URL: server.url, MAIL_FROM: 'team@example.com', PUBLIC_URL: publicUrl }
  const product = await ownProduct({ environment })
  const { url } = product
  const headers = await logInAtSite(product)
  const { body: rule } = await call(url, 'addRule', { body: letter as never, headers })
  await call(url, 'switchRule', { params: { id: rule.id }, body: { isOn: true }, headers })
  await call(url, 'sendContact', { body: { ...message, consent }, headers: host })
  await expect.poll(() => lettersOf(server).length).toBe(1)
  const link = headerOf(server, 'list-unsubscribe')!.slice(1, -1)
  const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
  const lead = data[0]!.id
  return { ...product, server, headers, lead, link, path: new URL(link).pathname, rule: rule.id }
}
