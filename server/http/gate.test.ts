import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createConcurrencyLimits } from './concurrency.ts'
import { edgeLimits } from './edge-limits.ts'
import { createGate } from './gate.ts'
import { createLimitedAddresses } from './limited-addresses.ts'
import { openRefusalLog } from './refusal-log.ts'

const { maxPrompt, pauseMs } = edgeLimits.refusals

/** A gate, and requests to it: whether each has been answered, and how. */
function openGate() {
  const isKnown = () => false
  const gate = createGate({
    concurrency: createConcurrencyLimits(isKnown),
    limited: createLimitedAddresses(),
    refused: openRefusalLog(pino({ level: 'silent' })),
    callerOf: () => '192.0.2.1',
    isSecure: () => false,
    isKnown,
    isOurHost: () => true,
  })
  const arrive = () => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/api/contact' })
    return { request, response: new ServerResponse(request) }
  }
  const refuse = (count: number) =>
    Array.from({ length: count }, () => {
      const { request, response } = arrive()
      gate.refuse('noRoom', request, response)
      return response
    })
  return { gate, arrive, refuse }
}

const answered = (responses: readonly ServerResponse[]) =>
  responses.filter(({ writableEnded }) => writableEnded).map(({ statusCode }) => statusCode)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("refusals beyond the first hundred of a second are delayed by a second, so that a flood can't retry at once", () => {
  const { refuse } = openGate()
  const prompt = refuse(maxPrompt)
  const others = refuse(20)
  expect(answered(prompt)).toEqual(Array(maxPrompt).fill(503))
  vi.advanceTimersByTime(pauseMs - 1)
  expect(answered(others)).toEqual([])
  vi.advanceTimersByTime(1)
  expect(answered(others)).toEqual(Array(20).fill(503))
  expect(answered(refuse(maxPrompt))).toHaveLength(maxPrompt)
  expect(answered(refuse(1))).toEqual([])
})

it('a request beyond capacity is admitted when capacity frees up, and refused after waiting too long', async () => {
  const { gate, arrive } = openGate()
  const { max, maxWaitMs } = edgeLimits.concurrency.publicWrites
  let entered = 0
  const enter = () => {
    const { request, response } = arrive()
    gate.enter(request, response, () => {
      entered += 1
    })
    return response
  }
  const inside = Array.from({ length: max }, enter)
  const [first, second] = [enter(), enter()]
  expect(entered).toBe(max)
  inside[0]!.emit('close')
  await vi.advanceTimersByTimeAsync(maxWaitMs)
  expect(entered).toBe(max + 1)
  expect([answered([first]), answered([second])]).toEqual([[], [503]])
})
