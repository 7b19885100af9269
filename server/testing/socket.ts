import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

type RawConnection = {
  readonly socket: Socket
  /** Everything received so far. */
  received(): string
  /** The whole response, once the server has closed. */
  readonly closed: Promise<string>
  isClosed(): boolean
}

/** A raw connection for a test, closed when the test ends. */
export async function openConnection(url: string, localAddress?: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...(localAddress && { localAddress }) })
  onTestFinished(() => void socket.destroy())
  let received = ''
  let isClosed = false
  socket.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1')
  })
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => {
    isClosed = true
    return received
  })
  await once(socket, 'connect')
  return { socket, received: () => received, closed, isClosed: () => isClosed }
}

/** Status and body of the last answer on a connection, which then closes. */
export function lastAnswer(received: string): { status: number; head: string; body: string } {
  const start = received.lastIndexOf('HTTP/1.1 ')
  const [head = '', body = ''] = received.slice(start).split('\r\n\r\n', 2)
  return { status: Number(head.slice(9, 12)), head, body }
}
