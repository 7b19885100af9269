import type { ModelFailure } from '#domain/insight/insight.ts'

/** API of a language model. */
export const modelProviders = ['off', 'openai', 'anthropic'] as const
type ModelProvider = (typeof modelProviders)[number]

/** Default addresses of the providers. */
export const usualModelUrls: Record<Exclude<ModelProvider, 'off'>, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com',
}

type ModelOptions = {
  readonly provider: Exclude<ModelProvider, 'off'>
  /** Without the path of the call, such as `https://api.openai.com/v1`. */
  readonly baseUrl: string
  readonly key: string
  readonly model: string
  readonly timeoutMs: number
}

type ModelAnswer = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: ModelFailure }

export type ModelService = {
  readonly model: string
  /** One answer of limited length to an instruction and its data; never throws, and ends within the time limit. */
  ask(instruction: string, data: string, maxTokens: number): Promise<ModelAnswer>
}

/** Maximum response size, bytes. */
const maxAnswerBytes = 64 * 1024

type Asked = {
  readonly model: string
  readonly instruction: string
  readonly data: string
  readonly maxTokens: number
  /** Omits settings that only some servers and models support. */
  readonly isPlain: boolean
}

type Provider = {
  readonly path: string
  readonly headers: (key: string) => Record<string, string>
  readonly body: (asked: Asked) => object
  /** The text of a response; undefined if absent. */
  readonly textOf: (answer: unknown) => unknown
}

const at = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | null | undefined)?.[key], value)

const providers: Record<ModelOptions['provider'], Provider> = {
  openai: {
    path: '/chat/completions',
    headers: (key) => ({ authorization: `Bearer ${key}` }),
    body: ({ model, instruction, data, maxTokens, isPlain }) => ({
      model,
      ...(!isPlain && { max_tokens: maxTokens, response_format: { type: 'json_object' } }),
      messages: [
        { role: 'system', content: instruction },
        { role: 'user', content: data },
      ],
    }),
    textOf: (answer) => at(answer, 'choices', 0, 'message', 'content'),
  },
  anthropic: {
    path: '/v1/messages',
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    body: ({ model, instruction, data, maxTokens }) => ({
      model,
      max_tokens: maxTokens,
      system: instruction,
      messages: [{ role: 'user', content: data }],
    }),
    textOf: (answer) => at(answer, 'content', 0, 'text'),
  },
}

const failed = (why: ModelFailure): ModelAnswer => ({ ok: false, why })

/** Client of a language model. Its answers are untrusted text, which the caller checks. */
export function openModelService({ provider, baseUrl, key, model, timeoutMs }: ModelOptions): ModelService {
  const { path, headers, body, textOf } = providers[provider]
  return {
    model,
    async ask(instruction, data, maxTokens) {
      const signal = AbortSignal.timeout(timeoutMs)
      const post = (isPlain: boolean) =>
        fetch(`${baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json', ...headers(key) },
          body: JSON.stringify(body({ model, instruction, data, maxTokens, isPlain })),
          // A redirect must not send the key and the data elsewhere.
          redirect: 'error',
          signal,
        })
      try {
        let response = await post(false)
        if (response.status === 400) {
          await response.body?.cancel()
          response = await post(true)
        }
        if (!response.ok) {
          await response.body?.cancel()
          return failed(whyOf(response.status))
        }
        return readAnswer(await readText(response), textOf)
      } catch {
        return failed(signal.aborted ? 'timeout' : 'unreachable')
      }
    },
  }
}

function whyOf(status: number): ModelFailure {
  if (status === 401 || status === 403) return 'denied'
  return status === 429 ? 'limited' : 'failed'
}

/** The body as text; null if it exceeds the limit. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxAnswerBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readAnswer(body: string | null, textOf: Provider['textOf']): ModelAnswer {
  if (body === null) return failed('unreadable')
  try {
    const text = textOf(JSON.parse(body))
    return typeof text === 'string' && text.trim() !== '' ? { ok: true, text } : failed('unreadable')
  } catch {
    return failed('unreadable')
  }
}
