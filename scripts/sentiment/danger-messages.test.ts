import { expect, it } from 'vitest'
import { urgentFrom } from '#domain/insight/insight.ts'
import { readText } from '#server/insight/text/read-text.ts'
import { dangerMessages, unseenDanger } from './danger-messages.ts'

const marked = (isDanger: boolean) => {
  const all = unseenDanger().filter((one) => one.isDanger === isDanger)
  return all.filter(({ text }) => readText(text).urgency >= urgentFrom).length / all.length
}

it('the model recognises an account in danger in four of five messages that it was not trained on', () => {
  expect(marked(true)).toBeGreaterThanOrEqual(0.8)
})

it('the model takes at most one in fifty messages that only sound like danger for danger', () => {
  expect(marked(false)).toBeLessThanOrEqual(0.02)
})

it('no message that the model was trained on is used to evaluate it', () => {
  const learned = new Set(dangerMessages().map(({ text }) => text))
  expect(unseenDanger().filter(({ text }) => learned.has(text))).toEqual([])
})
