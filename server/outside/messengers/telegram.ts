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

/** `closed`: they block the bot; `later`: retry in this many seconds. */
type SentToTelegram =
  | { readonly is: 'sent'; readonly id: string }
  | { readonly is: 'refused'; readonly code: string }
  | { readonly is: 'closed'; readonly code: string }
  | { readonly is: 'later'; readonly seconds: number }
  | { readonly is: 'perhaps' }

/** Updates, or a problem: `token`: unknown to Telegram; `twice`: another program polls, too. */
type Updates =
  | { readonly is: 'here'; readonly updates: readonly unknown[] }
  | { readonly is: 'token' | 'twice' | 'away' }

export type Telegram = ReturnType<typeof openTelegram>

/** Kinds of updates to read, including those of a business account connected to the bot. */
const kinds = [
  ...['message', 'edited_message', 'my_chat_member', 'message_reaction'],
  ...['business_message', 'edited_business_message', 'deleted_business_messages'],
]

/** The Bot API of Telegram (https://core.telegram.org/bots/api). */
export function openTelegram({ baseUrl, timeoutMs }: ServiceOptions) {
  const call = (token: string, method: string, body: object, own: { timeoutMs?: number; signal?: AbortSignal } = {}) =>
    askJson(`${baseUrl}/bot${token}/${method}`, { body, timeoutMs, ...own })

  return {
    /** The bot's name; null for an invalid token, undefined without a response. */
    async nameOf(token: string): Promise<string | null | undefined> {
      const asked = await call(token, 'getMe', {})
      if (asked.is !== 'answered') return undefined
      const name = at(asked.body, 'result', 'username')
      return asked.status === 200 && typeof name === 'string' ? name : null
    },

    /** Removes the webhook, which would block polling. */
    async endWebhook(token: string): Promise<void> {
      await call(token, 'deleteWebhook', { drop_pending_updates: false })
    },

    /** Updates from this number on; long-polls for up to this many seconds. */
    async updates(token: string, offset: number, seconds: number, signal: AbortSignal): Promise<Updates> {
      const body = { offset, timeout: seconds, allowed_updates: kinds }
      const asked = await call(token, 'getUpdates', body, { timeoutMs: timeoutMs + seconds * 1_000, signal })
      if (asked.is !== 'answered') return { is: 'away' }
      const updates = at(asked.body, 'result')
      if (asked.status === 200 && Array.isArray(updates)) return { is: 'here', updates }
      if (asked.status === 409) return { is: 'twice' }
      return { is: [401, 403, 404].includes(asked.status) ? 'token' : 'away' }
    },

    /** Sends a text unchanged: nothing in it is parsed as formatting. */
    async send(token: string, chat: string, text: string, answers: string | null): Promise<SentToTelegram> {
      const body = {
        chat_id: Number(chat),
        text,
        link_preview_options: { is_disabled: true },
        ...(answers !== null && {
          reply_parameters: { message_id: Number(answers), allow_sending_without_reply: true },
        }),
      }
      return sentOf(await call(token, 'sendMessage', body))
    },

    /** Sends a file with a caption: as a picture or video if Telegram accepts it as one, else as a document. */
    async sendFile(
      token: string,
      chat: string,
      file: OutgoingFile,
      { as, caption, answers }: { as: 'photo' | 'video' | 'document'; caption: string; answers: string | null },
    ): Promise<SentToTelegram> {
      const reply = { message_id: Number(answers), allow_sending_without_reply: true }
      const form = formWith(as, file, {
        chat_id: chat,
        ...(caption !== '' && { caption }),
        ...(answers !== null && { reply_parameters: JSON.stringify(reply) }),
      })
      const method = { photo: 'sendPhoto', video: 'sendVideo', document: 'sendDocument' }[as]
      const sent = sentOf(await call(token, method, form, { timeoutMs: timeoutMs * filePatience }))
      // A picture of unusual dimensions is accepted as a file.
      if (as === 'document' || sent.is !== 'refused' || sent.code !== '400') return sent
      return this.sendFile(token, chat, file, { as: 'document', caption, answers })
    },

    async leave(token: string, chat: string): Promise<void> {
      await call(token, 'leaveChat', { chat_id: Number(chat) })
    },

    async file(token: string, id: string, maxBytes: number): Promise<Downloaded> {
      const asked = await call(token, 'getFile', { file_id: id })
      if (asked.is !== 'answered') return { is: 'later' }
      const path = at(asked.body, 'result', 'file_path')
      if (asked.status === 400)
        return { is: String(at(asked.body, 'description')).includes('too big') ? 'too_big' : 'gone' }
      if (asked.status !== 200 || typeof path !== 'string' || /(?:^|\/)\.\.(?:\/|$)|[?#\\]/.test(path))
        return { is: 'later' }
      return download(`${baseUrl}/file/bot${token}/${path}`, { timeoutMs: timeoutMs * 6 }, maxBytes)
    },
  }
}

function sentOf(asked: Asked): SentToTelegram {
  if (asked.is === 'lost') return { is: 'perhaps' }
  if (asked.is === 'unreached') return { is: 'later', seconds: 30 }
  const { status, body } = asked
  const id = at(body, 'result', 'message_id')
  if (status === 200) return typeof id === 'number' ? { is: 'sent', id: String(id) } : { is: 'perhaps' }
  if (status === 429) return { is: 'later', seconds: Number(at(body, 'parameters', 'retry_after') ?? 30) }
  if (status === 403) return { is: 'closed', code: '403' }
  if (status >= 500) return body === null ? { is: 'perhaps' } : { is: 'later', seconds: 30 }
  return { is: 'refused', code: String(status) }
}
