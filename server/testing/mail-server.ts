import { onTestFinished } from 'vitest'
import { type MailServer, openMailServer } from './smtp-server.ts'

/** A real SMTP server on loopback; closes when the test ends. */
export async function startMailServer(): Promise<MailServer> {
  const server = await openMailServer()
  onTestFinished(() => server.close())
  return server
}
