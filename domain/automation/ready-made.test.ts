import { expect, test } from 'vitest'
import { staffLanguages } from '#domain/site/languages.ts'
import { readyMade, readyMadeNames, ruleInLanguage } from './ready-made.ts'
import { readyMadeText } from './ready-made-texts.ts'

const kept = readyMade('en')

test("a ready-made rule shows in the reader's language, whatever language it was stored in", () => {
  for (const stored of staffLanguages) {
    for (const reader of staffLanguages) {
      for (const name of readyMadeNames)
        expect(ruleInLanguage(readyMade(stored)[name].rule, reader)).toEqual(readyMade(reader)[name].rule)
    }
  }
  expect(ruleInLanguage(kept.two_hours.rule, 'es').name).toBe('Responder en dos horas')
})

test('texts that the team has reworded stay as they are', () => {
  const { rule } = kept.no_answer
  const renamed = { ...rule, name: 'Try once more!', conditions: { of: 'any', list: [] } } as const
  const shown = ruleInLanguage(renamed, 'es')
  expect(shown).toMatchObject({ name: 'Try once more!', conditions: { of: 'any' } })
  expect(shown.actions.at(-1)).toMatchObject({ title: 'Intentarlo una vez más, por la vía que prefiera' })
  expect(readyMadeText('', 'es')).toBe('')
})

test('no ready-made rule writes about a call that nobody made', () => {
  const actions = readyMadeNames.flatMap((name) => kept[name].rule.actions)
  expect(actions.flatMap((action) => (action.do === 'email' ? [action.template] : []))).toEqual(['check_in'])
})
