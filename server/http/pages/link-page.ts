import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { directionOf, type Language, languageOfAddressPart } from '#domain/site/languages.ts'
import type { Env } from '../edge.ts'
import { securityHeaders } from '../security-headers.ts'
import { html } from './page-response.ts'

const style =
  'body{margin:0;display:grid;min-height:100vh;place-content:center;padding:24px;box-sizing:border-box;font:17px/1.6 system-ui,sans-serif;color:#1d1b16;background:#faf8f3}main{max-width:32rem}h1{font-size:1.5rem;line-height:1.3}button{font:inherit;font-weight:600;min-height:48px;padding:0 24px;border:0;border-radius:8px;color:#fff;background:#1d1b16;cursor:pointer}button:focus-visible{outline:3px solid #8a6414;outline-offset:3px}'
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** The language in a page's URL; null if invalid. */
export const languageOf = (c: Context<Env>): Language | null => languageOfAddressPart(c.req.param('language') ?? '')

/** Text of a page behind a mail link; `button` if it asks for something. */
export type LinkPage = {
  readonly title: string
  readonly text: string
  readonly button: string | null
  readonly status: 200 | 404 | 410
}

/** A page behind a mail link: text, and a button that posts to the same URL. Needs no renderer or script. */
export function showLinkPage(c: Context<Env>, language: Language, page: LinkPage): Response {
  return new Response(pageOf(language, page), {
    status: page.status,
    headers: {
      ...securityHeaders(c.get('secure'), [styleHash]),
      'content-type': html,
      'content-language': language,
      'cache-control': 'no-store',
      // The URL itself is the permission.
      'referrer-policy': 'no-referrer',
    },
  })
}

function pageOf(language: Language, { title, text, button }: LinkPage): string {
  const form = button === null ? '' : `<form method="post"><button>${escaped(button)}</button></form>`
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${form}</main></html>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!)
