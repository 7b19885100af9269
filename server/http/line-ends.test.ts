import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { problemsOf } from '#contract/errors.ts'
import type { Route } from '#contract/route.ts'
import { languages } from '#domain/site/languages.ts'
import { routeOf } from '#server/testing/every-call.ts'
import { type InputField, inputFields, inputWith, nameOf } from '#server/testing/input-fields.ts'

/** Fields in which people write several lines. */
const ofSeveralLines = [
  'sendContact message',
  'sendSetup additionalNotes',
  'sendCancellation note',
  'changeSetup notes',
  'changeLead notes',
  'changeLead lostNote',
  'addLead message',
  'addLead notes',
  'addLead consent.words',
  'addSnippet text',
  'changeSnippet text',
  'addInteraction content',
  'actQuickly notes',
  'addTask description',
  'analyseSentiment text',
  'changeTask description',
  'saveReplyTemplate text',
  'sendChatMessage text',
  'sendMessage text',
  'startBulk change.lostNote',
  'translateDraft text',
  ...languages.map((language) => `stateClaim text.${language}`),
]

/**
 * Fields compared or stored as received, ignored, or parsed by their own function: cells of a file, phone numbers,
 * frames of a fault.
 */
const asTheyCame =
  /^listLeads _$|^\w+ seen\.|^reportFault stack$| phone$|^checkImportRows |^fixImportMistake (written|value)$|^(logIn|prove) password$|^changePassword (current|next)$|^acceptInvitation password$/

function takes({ call, part, path }: InputField, value: string): boolean {
  const schema = (routeOf(call) as Route)[part] as z.ZodType
  const result = schema.safeParse(inputWith({ call, part, path }, value)[part])
  return result.success || !Object.keys(problemsOf(result.error)).some((at) => path.join('.').startsWith(at))
}

describe('a line end', () => {
  const fields = inputFields()

  it('is accepted in multi-line fields, and in no other field of any call', () => {
    expect(fields.length).toBeGreaterThan(150)
    const taken = fields.filter((field) => ['A\nB', 'A\r\nB', 'AAAAAAAA\nBBBBBBBB'].some((text) => takes(field, text)))
    const names = taken.map(nameOf).filter((name) => !asTheyCame.test(name))
    expect(names.toSorted()).toEqual(ofSeveralLines.toSorted())
  })

  it('is the only difference: the same fields accept a text without one', () => {
    for (const field of fields.filter((one) =>
      /^(send|changeLead|addInteraction).*([nN]ame|subject|message|content)$/.test(nameOf(one)),
    )) {
      expect([nameOf(field), takes(field, 'AAAAAAAA BBBBBBBB')]).toEqual([nameOf(field), true])
    }
  })
})
