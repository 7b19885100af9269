import type { Language } from '#domain/site/languages.ts'
import { directionOf, localeOfLanguage } from '#domain/site/languages.ts'

/** A mail's parts before they become text and HTML. */
export type Letter = {
  readonly subject: string
  readonly greeting: string | null
  readonly paragraphs: readonly string[]
  /** The next step's button; absent without a link. */
  readonly link: { readonly label: string; readonly url: string } | null
  /** Small print: why this arrived. */
  readonly footer: readonly string[]
}

export type Message = { readonly subject: string; readonly text: string; readonly html: string }

/** A letter as plain text and equivalent HTML, in its language's direction. */
export function layOut(language: Language, letter: Letter): Message {
  return { subject: singleLine(letter.subject), text: asText(letter), html: asHtml(language, letter) }
}

/** A teammate's text: each paragraph in its own direction. */
export function replyMessage({ subject, text }: { readonly subject: string; readonly text: string }): Message {
  const paragraphs = text.split(/\n{2,}/).map((part) => `<p dir="auto">${escaped(part).replaceAll('\n', '<br>\n')}</p>`)
  const html = `<!doctype html>\n<html><head><meta charset="utf-8"></head><body>\n${paragraphs.join('\n')}\n</body></html>\n`
  return { subject: singleLine(subject), text: `${text}\n`, html }
}

/** A header value: one line without control characters, at most 150 characters. */
function singleLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a header
  const line = text.replaceAll(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim()
  return [...line].slice(0, 150).join('')
}

function asText({ greeting, paragraphs, link, footer }: Letter): string {
  const body = [...(greeting ? [greeting] : []), ...paragraphs, ...(link ? [`${link.label}:\n${link.url}`] : [])]
  return `${body.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`
}

function asHtml(language: Language, { subject, greeting, paragraphs, link, footer }: Letter): string {
  const body = [
    ...[...(greeting ? [greeting] : []), ...paragraphs].map((text) => `<p>${escaped(text)}</p>`),
    ...(link ? [`<p><a href="${escaped(link.url)}" style="color:#8a6414">${escaped(link.label)}</a></p>`] : []),
    ...footer.map((text) => `<p style="color:#5c5a55;font-size:13px">${escaped(text)}</p>`),
  ]
  return `<!doctype html>
<html lang="${localeOfLanguage(language)}" dir="${directionOf(language)}">
<head><meta charset="utf-8"><title>${escaped(singleLine(subject))}</title></head>
<body dir="${directionOf(language)}" style="margin:0 auto;max-width:560px;padding:24px;font:16px/1.5 sans-serif;color:#1c1b19">
${body.join('\n')}
</body>
</html>
`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!)
