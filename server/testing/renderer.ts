import { createHash } from 'node:crypto'
import type { SiteRenderer } from '#server/http/pages/renderer.ts'
import { type FormState, formNames, type Page } from '#web/site/page.ts'

const style = 'h1{color:gold}'

const formText = (form: string, state: FormState | undefined) =>
  `<form id="${form}">${escaped(JSON.stringify(state ?? null))}</form>`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A minimal renderer that outputs a page's data, for tests of serving pages rather than their look. */
export const plainRenderer: SiteRenderer = {
  renderPage: ({ name, language, origin, months, operations, forms, links }: Page) =>
    `<!doctype html><html lang="${language}"><style>${style}</style><title>${name}</title><base href="${origin}">
    <pre>${escaped(JSON.stringify({ months, operations, links }))}</pre>${formNames.map((form) => formText(form, forms[form])).join('')}`,
  renderForm: ({ forms }, form) => formText(form, forms[form]),
  styleHashes: () => [`sha256-${createHash('sha256').update(style).digest('base64')}`],
}

/** The state that `plainRenderer` showed a form in, read back from its markup. */
export function formStateIn(html: string, form: string): FormState | null {
  const [, text = 'null'] = new RegExp(`<form id="${form}">(.*?)</form>`, 's').exec(html) ?? []
  return JSON.parse(text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))
}
