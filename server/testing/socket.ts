import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type RawConnection = {
  readonly socket: Socket
  /** Everything that was answered so far. */
  heard(): string
  /** The whole response, once the server has closed. */
  readonly closed: Promise<string>
  isClosed(): boolean
}

/** A raw connection for a test, closed when the test ends. */
export async function openConnection(url: string, localAddress?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...(localAddress && { localAddress }) })
  onTestFinished(() => void socket.destroy())
  let heard = ''
  let isClosed = false
  socket.on('data', (bytes: Buffer) => {
    heard += bytes.toString('latin1')
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => {
    isClosed = true
    return heard
  })
  await once(socket, 'connect')
  return { socket, heard: () => heard, closed, isClosed: () => isClosed }
}

/** The status and body of the last answer on a connection that closes with it. */
export function lastAnswer(heard: string): { status: number; head: string; body: string } {
  const start = heard.lastIndexOf('HTTP/1.1 ')
  const [head = '', body = ''] = heard.slice(start).split('\r\n\r\n', 2)
  return { status: Number(head.slice(9, 12)), head, body }
}
