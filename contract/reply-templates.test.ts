import { expect, test } from 'vitest'
import { replyTemplateRoutes } from './reply-templates.ts'

test('a reply template may not promise profit, in its subject or its text', () => {
  const accepts = (subject: string, text: string) =>
    replyTemplateRoutes.saveReplyTemplate.body.safeParse({ subject, text, version: 0 }).success
  expect(accepts('Hello', 'Profits are not guaranteed.')).toBe(true)
  expect(accepts('Hello', 'You trade with no losses.')).toBe(false)
  expect(accepts('Guaranteed profits', 'Hello')).toBe(false)
})
