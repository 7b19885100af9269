import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { directionOf, type Language, languageOfAddressPart } from '#domain/languages.ts'
import { unsubscribeWords } from '#web/words/messages/load.ts'
import type { Env } from '../edge.ts'
import { securityHeaders } from '../security-headers.ts'
import { html } from './page-response.ts'

export type Unsubscribe = {
  isSigned(token: string): boolean
  withdraw(token: string, from: { readonly requestId: string; readonly address: string }): Promise<boolean>
}

type State = 'ask' | 'done' | 'bad'

const path = '/:language/unsubscribe/:token'

const style =
  'body{margin:0;display:grid;min-height:100vh;place-content:center;padding:24px;box-sizing:border-box;font:17px/1.6 system-ui,sans-serif;color:#1d1b16;background:#faf8f3}main{max-width:32rem}h1{font-size:1.5rem;line-height:1.3}button{font:inherit;font-weight:600;min-height:48px;padding:0 24px;border:0;border-radius:8px;color:#fff;background:#1d1b16;cursor:pointer}button:focus-visible{outline:3px solid #8a6414;outline-offset:3px}'
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/**
 * The page behind the link to unsubscribe in a letter: it asks, and its button withdraws. Mail programs post to the same
 * address by themselves (RFC 8058). Opening the link changes nothing, since mail servers open links to check them. The
 * signature is all that a request is trusted for, so that it may come from any site.
 */
export function bindUnsubscribe(app: Hono<Env>, { isSigned, withdraw }: Unsubscribe): void {
  app.get(path, (c, next) => {
    const language = languageOf(c)
    if (!language) return next()
    return Promise.resolve(show(c, language, isSigned(c.req.param('token')) ? 'ask' : 'bad'))
  })
  app.post(path, async (c, next) => {
    const language = languageOf(c)
    if (!language) return next()
    const from = { requestId: c.get('requestId'), address: c.get('address') }
    return show(c, language, (await withdraw(c.req.param('token'), from)) ? 'done' : 'bad')
  })
}

const languageOf = (c: Context<Env>): Language | null => languageOfAddressPart(c.req.param('language') ?? '')

function show(c: Context<Env>, language: Language, state: State): Response {
  return new Response(pageOf(language, state), {
    status: state === 'bad' ? 404 : 200,
    headers: {
      ...securityHeaders(c.get('secure'), [styleHash]),
      'content-type': html,
      'content-language': language,
      'cache-control': 'no-store',
      // The address is what withdraws.
      'referrer-policy': 'no-referrer',
    },
  })
}

function pageOf(language: Language, state: State): string {
  const words = unsubscribeWords(language)
  const { title, text } = words[state]
  const form = state === 'ask' ? `<form method="post"><button>${words.button}</button></form>` : ''
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p>${form}</main></html>`
}
