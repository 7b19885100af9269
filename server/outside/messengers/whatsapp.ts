import { placesIn, templateHeaders, type WhatsAppTemplate } from '#domain/conversation/messengers/whatsapp-templates.ts'
import type { SentKind } from '#domain/conversation/sent-files.ts'
import {
  type Asked,
  askJson,
  at,
  type Downloaded,
  download,
  filePatience,
  formWith,
  type OutgoingFile,
  type ServiceOptions,
} from './ask.ts'

/** The connected number, and its credentials. */
export type WhatsAppAccess = {
  readonly numberId: string
  readonly businessId: string | null
  readonly token: string
}

/** The recipient: by number if known, else by account id. */
type WhatsAppRecipient = { readonly phone: string | null; readonly key: string | null }

/** A file that was uploaded, by its id there. */
type WhatsAppMedia = { readonly id: string; readonly kind: SentKind; readonly name: string }

/** Content: a text, a file with a caption, or a template with values and a header file. */
export type WhatsAppContent =
  | { readonly text: string }
  | { readonly media: WhatsAppMedia; readonly caption: string }
  | {
      readonly template: {
        readonly name: string
        readonly language: string
        readonly values: readonly string[]
        /** Its header file. */
        readonly header?: WhatsAppMedia
      }
    }

/** `refused`: with Meta's code; `later`: retry. */
type Sent =
  | { readonly is: 'sent'; readonly id: string; readonly phone: string | null; readonly key: string | null }
  | { readonly is: 'refused'; readonly code: string }
  | { readonly is: 'later'; readonly code: string }
  | { readonly is: 'perhaps' }

export type WhatsApp = ReturnType<typeof openWhatsApp>

/** Meta's codes for temporary refusals. */
const passing = ['4', '80007', '130429', '131048', '131056', '131016', '133004', '2']
/** Maximum pages of templates to read. */
const maxPages = 10

/** The Cloud API of WhatsApp (https://developers.facebook.com/docs/whatsapp/cloud-api). */
export function openWhatsApp({ baseUrl, timeoutMs }: ServiceOptions) {
  const headers = ({ token }: Pick<WhatsAppAccess, 'token'>) => ({ authorization: `Bearer ${token}` })
  const call = (access: WhatsAppAccess, path: string, body?: object): Promise<Asked> =>
    askJson(`${baseUrl}/${path}`, { headers: headers(access), timeoutMs, ...(body && { body }) })

  return {
    /** `id`: our own id, returned with the message's states; `answers`: the received message it replies to. */
    async send(
      access: WhatsAppAccess,
      to: WhatsAppRecipient,
      content: WhatsAppContent,
      { id, answers }: { readonly id: string; readonly answers: string | null },
    ): Promise<Sent> {
      const body = {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        biz_opaque_callback_data: id,
        ...(to.phone !== null ? { to: to.phone } : { recipient: to.key }),
        ...(answers !== null && { context: { message_id: answers } }),
        ...bodyOf(content),
      }
      return sentOf(await call(access, `${encodeURIComponent(access.numberId)}/messages`, body))
    },

    /** Uploads a file for a message. Sends nothing, so it can be repeated if there is no answer. */
    async upload(
      access: WhatsAppAccess,
      file: OutgoingFile,
    ): Promise<Extract<Sent, { is: 'refused' | 'later' }> | { readonly is: 'here'; readonly id: string }> {
      const body = formWith('file', file, { messaging_product: 'whatsapp', type: file.type })
      const url = `${baseUrl}/${encodeURIComponent(access.numberId)}/media`
      const asked = await askJson(url, { headers: headers(access), timeoutMs: timeoutMs * filePatience, body })
      if (asked.is !== 'answered') return { is: 'later', code: 'unreached' }
      const id = at(asked.body, 'id')
      if (asked.status < 300 && typeof id === 'string') return { is: 'here', id }
      const code = codeOf(asked)
      const isPassing = asked.status < 300 || asked.status === 429 || asked.status >= 500 || passing.includes(code)
      return { is: isPassing ? 'later' : 'refused', code }
    },

    /** The approved templates; an error code if they cannot be read. */
    async templates(access: WhatsAppAccess): Promise<WhatsAppTemplate[] | string> {
      if (access.businessId === null) return 'no_business'
      const found: WhatsAppTemplate[] = []
      let after = ''
      for (let page = 0; page < maxPages; page += 1) {
        const fields = 'fields=name,language,status,category,components&limit=100'
        const path = `${encodeURIComponent(access.businessId)}/message_templates?${fields}`
        const asked = await call(access, after === '' ? path : `${path}&after=${encodeURIComponent(after)}`)
        if (asked.is !== 'answered' || asked.status !== 200) return codeOf(asked)
        const rows = at(asked.body, 'data')
        for (const row of Array.isArray(rows) ? rows : []) found.push(...templateOf(row))
        const next = at(asked.body, 'paging', 'cursors', 'after')
        if (typeof next !== 'string' || next === after || at(asked.body, 'paging', 'next') === undefined) break
        after = next
      }
      return found
    },

    /** Checks the number and its token; null, or the problem. */
    async check(access: WhatsAppAccess): Promise<string | null> {
      const asked = await call(access, `${encodeURIComponent(access.numberId)}?fields=display_phone_number`)
      return asked.is === 'answered' && asked.status === 200 ? null : codeOf(asked)
    },

    async file(access: WhatsAppAccess, id: string, maxBytes: number): Promise<Downloaded> {
      const asked = await call(access, encodeURIComponent(id))
      if (asked.is !== 'answered') return { is: 'later' }
      const [url, size] = [at(asked.body, 'url'), Number(at(asked.body, 'file_size') ?? 0)]
      // Meta answers 400 with code 100 for an id that has expired.
      if (asked.status === 404 || (asked.status === 400 && codeOf(asked) === '100')) return { is: 'gone' }
      if (asked.status !== 200 || typeof url !== 'string' || !mayHoldFiles(url, baseUrl)) return { is: 'later' }
      if (size > maxBytes) return { is: 'too_big' }
      return download(url, { headers: headers(access), timeoutMs: timeoutMs * 6 }, maxBytes)
    },
  }
}

/** Hosts of Meta's files; the token is sent nowhere else. */
function mayHoldFiles(address: string, baseUrl: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  if (url.origin === new URL(baseUrl).origin) return true
  return (
    url.protocol === 'https:' && /(?:^|\.)(?:fbsbx\.com|facebook\.com|whatsapp\.net|fbcdn\.net)$/.test(url.hostname)
  )
}

function bodyOf(content: WhatsAppContent): object {
  if ('text' in content) return { type: 'text', text: { preview_url: false, body: content.text } }
  if ('media' in content) {
    const { kind } = content.media
    const caption = content.caption !== '' && { caption: content.caption }
    return { type: kind, [kind]: { ...mediaOf(content.media), ...caption } }
  }
  const { name, language, values, header } = content.template
  const components = [
    ...(header ? [{ type: 'header', parameters: [{ type: header.kind, [header.kind]: mediaOf(header) }] }] : []),
    ...(values.length > 0 ? [{ type: 'body', parameters: values.map((text) => ({ type: 'text', text })) }] : []),
  ]
  return { type: 'template', template: { name, language: { code: language }, components } }
}

/** A document needs a name to be shown with one. */
const mediaOf = ({ id, kind, name }: WhatsAppMedia) => ({ id, ...(kind === 'document' && { filename: name }) })

function sentOf(asked: Asked): Sent {
  if (asked.is === 'lost') return { is: 'perhaps' }
  if (asked.is === 'unreached') return { is: 'later', code: 'unreached' }
  const id = at(asked.body, 'messages', 0, 'id')
  if (asked.status < 300) {
    if (typeof id !== 'string') return { is: 'perhaps' }
    const [phone, key] = [at(asked.body, 'contacts', 0, 'wa_id'), at(asked.body, 'contacts', 0, 'user_id')]
    return {
      is: 'sent',
      id,
      phone: typeof phone === 'string' ? phone : null,
      key: typeof key === 'string' ? key : null,
    }
  }
  const code = codeOf(asked)
  if (asked.status === 429 || passing.includes(code)) return { is: 'later', code }
  // A proxy's error page does not reveal what Meta did.
  if (asked.status >= 500 && at(asked.body, 'error', 'code') === undefined) return { is: 'perhaps' }
  return { is: 'refused', code }
}

const codeOf = (asked: Asked): string =>
  asked.is === 'answered' ? String(at(asked.body, 'error', 'code') ?? asked.status) : 'unreached'

function templateOf(row: unknown): WhatsAppTemplate[] {
  const [name, language, category] = ['name', 'language', 'category'].map((field) => at(row, field))
  if (typeof name !== 'string' || typeof language !== 'string' || at(row, 'status') !== 'APPROVED') return []
  const components = at(row, 'components')
  const parts = (Array.isArray(components) ? components : []).map((one) => ({
    type: String(at(one, 'type') ?? '').toUpperCase(),
    text: String(at(one, 'text') ?? ''),
    format: String(at(one, 'format') ?? 'TEXT').toUpperCase(),
    isFilled: JSON.stringify(one ?? null).includes('{{'),
  }))
  const textOf = (of: string) => parts.find(({ type }) => type === of)?.text.trim() ?? ''
  const body = textOf('BODY')
  const others = parts.filter(({ type }) => type !== 'BODY')
  const file = others.find(({ type, format }) => type === 'HEADER' && format !== 'TEXT')
  const header = templateHeaders.find((one) => one === file?.format.toLowerCase()) ?? null
  const isPlain =
    others.every((one) => !one.isFilled && (one.format === 'TEXT' || (one === file && header !== null))) &&
    !/\{\{\s*[a-z_]/i.test(body) &&
    body !== ''
  const text = [textOf('HEADER'), body, textOf('FOOTER')].filter((part) => part !== '').join('\n\n')
  return [{ name, language, category: String(category ?? ''), text, places: placesIn(text), header, isPlain }]
}
