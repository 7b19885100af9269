import { createHash } from 'node:crypto'
import { directionOf, type Language } from '#domain/site/languages.ts'
import type { RefusalWords } from '#web/words/messages/en.ts'
import { refusalWords } from '#web/words/messages/load.ts'

const style =
  'body{margin:0;display:grid;min-height:100vh;place-content:center;padding:24px;box-sizing:border-box;font:17px/1.6 system-ui,sans-serif;color:#1d1b16;background:#faf8f3}main{max-width:32rem}h1{font-size:1.5rem;line-height:1.3}'

/** Names the page's style in its content policy. */
export const refusalStyleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

const pages = new Map<string, Buffer>()

/** A small page with the reason of a refusal and what to do now. Needs neither database nor renderer. */
export function refusalPage(reason: keyof RefusalWords, language: Language): Buffer {
  const key = `${reason} ${language}`
  const made = pages.get(key)
  if (made) return made
  const { title, text } = refusalWords(language)[reason]
  const page = Buffer.from(
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style><main><h1>${title}</h1><p>${text}</p></main></html>`,
  )
  pages.set(key, page)
  return page
}
