import { expect, it } from 'vitest'
import { urgentFrom } from '#domain/insight/insight.ts'
import { readText } from '#server/insight/text/read-text.ts'
import { dangerMessages, unseenDanger } from './danger-messages.ts'

const marked = (isDanger: boolean) => {
  const all = unseenDanger().filter((one) => one.isDanger === isDanger)
  return all.filter(({ text }) => readText(text).urgency >= urgentFrom).length / all.length
}

it('an account in danger marks the card in four of five messages that nobody trained on', () => {
  expect(marked(true)).toBeGreaterThanOrEqual(0.8)
})

it('a message that only sounds like danger marks it in one of fifty at most', () => {
  expect(marked(false)).toBeLessThanOrEqual(0.02)
})

it('no message judges that was learned from', () => {
  const learned = new Set(dangerMessages().map(({ text }) => text))
  expect(unseenDanger().filter(({ text }) => learned.has(text))).toEqual([])
})
