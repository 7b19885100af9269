import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

export type ModelAnswer = (response: ServerResponse, body: string) => void

/** A language model provider on loopback for a test file; tests set its responses and read its requests. */
export function modelProvider() {
  const provider = {
    answer: (() => {}) as ModelAnswer,
    asked: [] as { body: string; headers: IncomingMessage['headers']; url: string | undefined }[],
    url: '',
  }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    request.on('end', () => {
      provider.asked.push({ body, headers: request.headers, url: request.url })
      provider.answer(response, body)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return provider
}

/** Settings of a product that uses it. */
export const modelSettings = (url: string) => ({
  AI_PROVIDER: 'openai',
  AI_KEY: 'key of the test',
  AI_MODEL: 'small',
  AI_URL: url,
  AI_TIMEOUT_SECONDS: '20',
})

export const answerJson = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
/** An answer of the provider with this content. */
export const says = (content: unknown) => ({ choices: [{ message: { content } }] })
