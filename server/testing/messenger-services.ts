import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { whatsAppPath } from '#domain/conversation/inbound.ts'

/** A request to the Cloud API that the double accepted. */
type SentOnWhatsApp = {
  readonly id: string
  readonly to: string
  readonly text: string | null
  /** The uploaded file's content. */
  readonly media: SentFile | null
  readonly template: {
    readonly name: string
    readonly language: string
    readonly values: readonly string[]
    readonly header?: Omit<SentFile, 'caption'>
  } | null
  readonly answers: string | null
  /** Our own id in the request. */
  readonly ours: string | null
}

/** A file as a service received it: kind, name, content and caption. */
type SentFile = {
  readonly kind: string
  readonly name: string
  readonly type: string
  readonly content: string
  readonly caption: string
}

/** Behaviour for the next send requests; later ones are accepted. */
type WhatsAppAnswer = { readonly status: number; readonly code?: number } | 'hang up' | 'accept in silence'

type DoubleTemplate = {
  readonly name: string
  readonly language: string
  readonly category: string
  readonly text: string
  /** Kind of its header file. */
  readonly header?: 'IMAGE' | 'VIDEO' | 'DOCUMENT' | 'LOCATION'
  /** Lines before and after its text. */
  readonly heading?: string
  readonly footer?: string
}

export type MessengerServices = Awaited<ReturnType<typeof openMessengerServices>>

export const whatsAppSettings = {
  numberId: '100000000000002',
  businessId: '100000000000001',
  token: 'a token of the tests',
  appSecret: 'lighthouse',
  verifyToken: 'open sesame',
}
export const botToken = '600000001:made-up-token-of-the-tests-00000'

/**
 * Test doubles of WhatsApp's Cloud API and Telegram's Bot API, written from their published documentation: they refuse
 * the same requests, so ours are checked.
 */
export async function openMessengerServices() {
  let wake = () => {}
  const services = {
    url: '',
    whatsApp: [] as SentOnWhatsApp[],
    telegram: [] as { chat: number; text: string; answers: number | null; file?: SentFile }[],
    /** Files uploaded to WhatsApp, by id. */
    uploaded: new Map<string, Omit<SentFile, 'kind' | 'caption'>>(),
    /** Telegram refuses files as pictures, as for unusual dimensions. */
    refusesPhotos: false,
    /** Files by id: their bytes, or a status to answer with. */
    files: new Map<string, Buffer | number>(),
    templates: [] as DoubleTemplate[],
    answers: [] as WhatsAppAnswer[],
    /** Called before a request for sending is answered, with the id of its message. */
    beforeAnswer: async (_id: string) => {},
    updates: [] as object[],
    blocked: new Set<number>(),
    left: [] as number[],
    /** Another program polls the same bot. */
    isAskedTwice: false,
    /** Adds updates of a bot. */
    update(...updates: object[]) {
      services.updates.push(...updates)
      wake()
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  let count = 0
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? ''
      if (path.includes('/bot')) return answerTelegram(path, body as Fields, response)
      return answerWhatsApp(path, request, body as Fields, response)
    })
  })

  const answerWhatsApp = async (path: string, request: IncomingMessage, body: Fields, response: ServerResponse) => {
    if (request.headers.authorization !== `Bearer ${whatsAppSettings.token}`) return refuse(response, 401, 190)
    const [, , id = '', action] = path.split(/[/?]/)
    if (action === 'messages') return send(body, id, response)
    if (action === 'media') return takeFile(body, id, response)
    if (action === 'message_templates' && id !== whatsAppSettings.businessId) return refuse(response, 400, 100)
    if (action === 'message_templates')
      return json(response, 200, { data: services.templates.map(templateRow), paging: {} })
    if (path.startsWith('/cloud/file/')) return giveFile(path.slice('/cloud/file/'.length), response)
    if (id === whatsAppSettings.numberId) return json(response, 200, { display_phone_number: '+1 604-555-0100', id })
    const file = services.files.get(id)
    if (typeof file === 'number') return refuse(response, file, file === 400 ? 100 : 1)
    if (file) return json(response, 200, { url: `${services.url}/cloud/file/${id}`, file_size: file.length, id })
    return refuse(response, 400, 100)
  }

  /** What the Cloud API says against what a template begins with. */
  const headerProblem = (body: Fields, header: ReturnType<typeof headerIn>): string | null => {
    const { name } = (body.template ?? {}) as { name?: string }
    const wanted = services.templates.find((one) => one.name === name)?.header?.toLowerCase()
    return header?.kind === wanted ? null : 'header does not fit'
  }

  const takeFile = async (
    { file, messaging_product: product, type }: Fields,
    number: string,
    response: ServerResponse,
  ) => {
    const isFit = file instanceof File && product === 'whatsapp' && file.type === type && mediaTypes.includes(file.type)
    if (number !== whatsAppSettings.numberId || !isFit) return refuse(response, 400, 100)
    const id = `media-${++count}`
    services.uploaded.set(id, { name: file.name, type: file.type, content: await file.text() })
    return json(response, 200, { id })
  }

  const send = async (body: Fields, number: string, response: ServerResponse) => {
    const header = headerIn(body)
    const media = mediaIn(body)
    const [named, uploaded] = [header, media].map((one) => one && services.uploaded.get(one.id))
    const isUnknown = (media && !uploaded) || (header && !named)
    const problem = problemOf(body, number) ?? (isUnknown ? 'unknown media' : headerProblem(body, header))
    if (problem !== null) return json(response, 400, { error: { code: 100, message: problem } })
    const next = services.answers.shift()
    if (typeof next === 'object') return refuse(response, next.status, next.code)
    const id = `wamid.DOUBLE${++count}`
    const template = body.template as { name: string; language: { code: string }; components: Fields[] } | undefined
    const parameters = (template?.components.find(({ type }) => type === 'body')?.parameters ?? []) as {
      text: string
    }[]
    services.whatsApp.push({
      id,
      to: String(body.to ?? body.recipient),
      text: (body.text as { body: string } | undefined)?.body ?? null,
      media: media && { ...uploaded!, kind: String(body.type), caption: media.caption ?? '' },
      template: template
        ? {
            name: template.name,
            language: template.language.code,
            values: parameters.map(({ text }) => text),
            ...(header && { header: { ...named!, kind: header.kind } }),
          }
        : null,
      answers: (body.context as { message_id: string } | undefined)?.message_id ?? null,
      ours: (body.biz_opaque_callback_data as string | undefined) ?? null,
    })
    await services.beforeAnswer(id)
    if (next === 'hang up' || next === 'accept in silence') return response.destroy()
    const contact = body.to === undefined ? { user_id: body.recipient } : { wa_id: body.to }
    return json(response, 200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: body.to ?? body.recipient, ...contact }],
      messages: [{ id }],
    })
  }

  const giveFile = (id: string, response: ServerResponse) => {
    const file = services.files.get(id)
    if (!Buffer.isBuffer(file)) return refuse(response, 404)
    response.end(file)
  }

  const answerTelegram = async (path: string, body: Fields, response: ServerResponse) => {
    const method = path.split('/').at(-1)!
    if (!path.includes(botToken)) return json(response, 404, { ok: false, error_code: 404 })
    if (path.startsWith('/telegram/file/')) return giveFile(method, response)
    switch (method) {
      case 'getMe':
        return json(response, 200, { ok: true, result: { id: 600000001, is_bot: true, username: 'desk_bot' } })
      case 'deleteWebhook':
        return json(response, 200, { ok: true, result: true })
      case 'getUpdates': {
        if (services.isAskedTwice) return json(response, 409, { ok: false, error_code: 409, description: 'Conflict' })
        const offset = Number(body.offset ?? 0)
        services.updates = services.updates.filter((update) => (update as { update_id: number }).update_id >= offset)
        // Long-polls like Telegram.
        if (services.updates.length === 0)
          await new Promise<void>((done) => {
            wake = done
            response.once('close', done)
          })
        const wanted = body.allowed_updates as readonly string[]
        const isWanted = (update: object) => Object.keys(update).some((kind) => wanted.includes(kind))
        return json(response, 200, { ok: true, result: services.updates.filter(isWanted) })
      }
      case 'leaveChat':
        services.left.push(Number(body.chat_id))
        return json(response, 200, { ok: true, result: true })
      case 'getFile': {
        const file = services.files.get(String(body.file_id))
        if (!Buffer.isBuffer(file)) return json(response, 400, { ok: false, description: 'Bad Request: wrong file_id' })
        return json(response, 200, { ok: true, result: { file_path: String(body.file_id), file_size: file.length } })
      }
      case 'sendPhoto':
      case 'sendVideo':
      case 'sendDocument': {
        const kind = method.slice('send'.length).toLowerCase()
        const { [kind]: file, caption = '' } = body
        const chat = Number(body.chat_id)
        const isFit =
          file instanceof File && chat > 0 && String(caption).length <= 1_024 && body.parse_mode === undefined
        if (!isFit || (kind === 'photo' && services.refusesPhotos))
          return json(response, 400, { ok: false, error_code: 400, description: 'Bad Request' })
        const own = { name: file.name, type: file.type, content: await file.text() }
        services.telegram.push({ chat, text: '', answers: null, file: { kind, ...own, caption: String(caption) } })
        return json(response, 200, { ok: true, result: { message_id: 1_000 + ++count } })
      }
      case 'sendMessage': {
        const { chat_id: chat, text, parse_mode: mode } = body
        const isFit = typeof chat === 'number' && typeof text === 'string' && text.trim() !== '' && text.length <= 4_096
        if (!isFit || mode !== undefined)
          return json(response, 400, { ok: false, error_code: 400, description: 'Bad Request' })
        if (services.blocked.has(chat))
          return json(response, 403, {
            ok: false,
            error_code: 403,
            description: 'Forbidden: bot was blocked by the user',
          })
        const answers = (body.reply_parameters as { message_id: number } | undefined)?.message_id ?? null
        services.telegram.push({ chat, text, answers })
        return json(response, 200, { ok: true, result: { message_id: 1_000 + ++count } })
      }
      default:
        return json(response, 404, { ok: false, error_code: 404 })
    }
  }

  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  services.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return services
}

type Fields = Readonly<Record<string, unknown>>

/** The Cloud API's objection to a message; null: accepted. */
function problemOf(body: Fields, number: string): string | null {
  if (number !== whatsAppSettings.numberId) return 'unknown number'
  if (body.messaging_product !== 'whatsapp' || body.recipient_type !== 'individual') return 'missing product'
  const [to, recipient] = [body.to, body.recipient]
  if (to === undefined && !(typeof recipient === 'string' && /^[A-Z]{2}\.[A-Za-z0-9.]{1,128}$/.test(recipient)))
    return 'no recipient'
  if (to !== undefined && !(typeof to === 'string' && /^\d{6,15}$/.test(to))) return 'no number'
  if (body.type === 'text') {
    const text = (body.text as { body?: unknown } | undefined)?.body
    return typeof text === 'string' && text !== '' && text.length <= 4_096 ? null : 'text does not fit'
  }
  const media = mediaIn(body)
  if (media) {
    const isFit = (media.caption ?? 'x') !== '' && (body.type !== 'audio' || media.caption === undefined)
    return isFit && (body.type === 'document') === (media.filename !== undefined) ? null : 'media does not fit'
  }
  if (body.type !== 'template') return 'unknown type'
  const { name, language, components } = body.template as {
    name?: string
    language?: { code?: string }
    components?: { type: string; parameters: { type: string; text: string }[] }[]
  }
  if (!name || !language?.code || !Array.isArray(components)) return 'template without name or language'
  const values = components.filter(({ type }) => type !== 'header').flatMap(({ parameters }) => parameters)
  return values.every(({ type, text }) => type === 'text' && text.trim() !== '' && !/[\n\t]/.test(text))
    ? null
    : 'value does not fit'
}

const templateRow = ({ name, language, category, text, header, heading, footer }: DoubleTemplate) => ({
  name,
  language,
  category,
  status: 'APPROVED',
  components: [
    ...(header ? [{ type: 'HEADER', format: header, example: { header_handle: ['https://example.com/file'] } }] : []),
    ...(heading ? [{ type: 'HEADER', format: 'TEXT', text: heading }] : []),
    { type: 'BODY', text },
    ...(footer ? [{ type: 'FOOTER', text: footer }] : []),
  ],
})

type Media = { readonly id: string; readonly caption?: string; readonly filename?: string }

/** The file that a message names; null if none. */
const mediaIn = (body: Fields): Media | null =>
  ['image', 'video', 'audio', 'document'].includes(String(body.type)) ? (body[String(body.type)] as Media) : null

/** The header file of a template; null: none. */
const headerIn = (body: Fields): (Media & { readonly kind: string }) | null => {
  const { components = [] } = (body.template ?? {}) as { components?: { type: string; parameters: Fields[] }[] }
  const [given] = components.find(({ type }) => type === 'header')?.parameters ?? []
  return given ? { ...(given[String(given.type)] as Media), kind: String(given.type) } : null
}

/** Types that the Cloud API accepts (https://developers.facebook.com/docs/whatsapp/cloud-api/reference/media). */
const mediaTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/plain',
  'image/jpeg',
  'image/png',
  'video/mp4',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
]

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/'))
    return Object.fromEntries(await new Response(bytes, { headers: { 'content-type': type } }).formData())
  const text = bytes.toString('utf8')
  return text === '' ? {} : JSON.parse(text)
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const refuse = (response: ServerResponse, status: number, code?: number): void =>
  json(response, status, code === undefined ? {} : { error: { code, message: 'refused' } })

/** Sends the product a signed webhook request like Meta's; returns the status. */
export async function deliverWhatsApp(
  { url }: { readonly url: string },
  delivery: object | Buffer,
  signature?: string,
): Promise<number> {
  const body = Buffer.isBuffer(delivery) ? delivery : Buffer.from(JSON.stringify(delivery))
  const right = createHmac('sha256', whatsAppSettings.appSecret).update(body).digest('hex')
  const headers = { 'x-hub-signature-256': signature ?? `sha256=${right}`, 'content-type': 'application/json' }
  const response = await fetch(url + whatsAppPath, { method: 'POST', headers, body: new Uint8Array(body) })
  await response.arrayBuffer()
  return response.status
}
