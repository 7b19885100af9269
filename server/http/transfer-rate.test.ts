import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { connectionLimits } from './edge-limits.ts'
import { watchTransferRate } from './transfer-rate.ts'

const limits = connectionLimits()

/** A connection with data and clock controlled by the test; checked every second for being too slow. */
function open() {
  let now = 0
  const socket = { bytesRead: 0, bytesWritten: 0, writableLength: 0 }
  const request = { readableLength: 0 }
  const rate = watchTransferRate(socket, limits, () => now)
  rate.startBody()
  const cutAfter = (seconds: number, isTooSlow: () => boolean, each: (second: number) => void) => {
    for (let second = 1; second <= seconds; second++) {
      now += 1_000
      each(second)
      if (isTooSlow()) return second
    }
    return null
  }
  return {
    socket,
    request,
    body: (seconds: number, each: (second: number) => void) =>
      cutAfter(seconds, () => rate.isBodyTooSlow(request as IncomingMessage), each),
    reader: (seconds: number, each: (second: number) => void) => cutAfter(seconds, () => rate.isReaderTooSlow(), each),
  }
}

describe('the sender of a body', () => {
  it('may take minutes at a megabyte, or at ten kilobytes, a second', () => {
    for (const rate of [1_000_000, 10_000]) {
      const { socket, body } = open()
      expect(
        body(300, () => {
          socket.bytesRead += rate
        }),
      ).toBeNull()
    }
  })

  it('is too slow at a byte a second', () => {
    const { socket, body } = open()
    expect(
      body(60, () => {
        socket.bytesRead += 1
      }),
    ).toBe(15)
  })

  it('is too slow if it slows down after a quick start', () => {
    const { socket, body } = open()
    expect(
      body(60, (second) => {
        socket.bytesRead += second === 1 ? 1_000_000 : 1
      }),
    ).toBe(30)
  })

  it('is too slow after ten seconds without data', () => {
    const { socket, body } = open()
    expect(
      body(60, (second) => {
        socket.bytesRead += second <= 5 ? 100_000 : 0
      }),
    ).toBe(15)
  })

  it('is not blamed while its data waits for us', () => {
    const { request, body } = open()
    request.readableLength = 65_536
    expect(body(300, () => {})).toBeNull()
  })
})

describe('the reader of an answer', () => {
  it('is too slow below four kilobytes a second over a minute', () => {
    const { socket, reader } = open()
    socket.writableLength = 100_000
    socket.bytesWritten = 100_000
    expect(
      reader(120, () => {
        socket.writableLength -= 1_000
      }),
    ).toBe(61)
  })

  it('may take minutes at five kilobytes a second, in small pieces or one large one', () => {
    const small = open()
    small.socket.writableLength = 10_000_000
    small.socket.bytesWritten = 10_000_000
    expect(
      small.reader(300, () => {
        small.socket.writableLength -= 5_000
      }),
    ).toBeNull()
    const large = open()
    large.socket.writableLength = 1_000_000
    large.socket.bytesWritten = 1_000_000
    expect(
      large.reader(300, (second) => {
        if (second === 200) large.socket.writableLength = 0
      }),
    ).toBeNull()
  })

  it('is not blamed for a silent stream', () => {
    expect(open().reader(300, () => {})).toBeNull()
  })
})
