import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** A DNS server for tests: its records may change at any time. */
type DnsServer = {
  /** Value of the setting `DNS_SERVERS`. */
  readonly address: string
  /** TXT records by name; an absent name does not exist. */
  readonly records: Map<string, string>
  /** Requested names. */
  readonly asked: string[]
}

const headerBytes = 12
const type = { txt: 16, in: 1 }
const flags = { answer: 0x8580, noSuchName: 0x8583 }

/** Starts a DNS server on this machine that answers for TXT records (RFC 1035); it stops when the test ends. */
export async function startDns(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const server = { records: new Map<string, string>(), asked: [] as string[] }
  socket.on('message', (query, { port, address }) => {
    const { name, end } = questionIn(query)
    server.asked.push(name)
    const text = server.records.get(name)
    const header = Buffer.from(query.subarray(0, headerBytes))
    header.writeUInt16BE(text === undefined ? flags.noSuchName : flags.answer, 2)
    header.writeUInt16BE(text === undefined ? 0 : 1, 6)
    header.writeUInt32BE(0, 8)
    const answer = text === undefined ? Buffer.alloc(0) : answerOf(text)
    socket.send(Buffer.concat([header, query.subarray(headerBytes, end), answer]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { ...server, address: `127.0.0.1:${socket.address().port}` }
}

function questionIn(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = headerBytes
  for (let length = query[at]!; length > 0; length = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 5 }
}

/** A record: name of the question, TXT, IN, a lifetime of 0, and the text in parts of at most 255 bytes. */
function answerOf(text: string): Buffer {
  const parts = text.match(/.{1,255}/g)!.map((part) => Buffer.concat([Buffer.of(part.length), Buffer.from(part)]))
  const data = Buffer.concat(parts)
  const head = Buffer.alloc(headerBytes)
  head.writeUInt16BE(0xc000 + headerBytes, 0)
  head.writeUInt16BE(type.txt, 2)
  head.writeUInt16BE(type.in, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
