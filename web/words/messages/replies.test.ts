import { expect, test } from 'vitest'
import { replyTemplates } from '#domain/letters/reply-template.ts'
import { languages } from '#domain/site/languages.ts'
import { loadReplyWords, replyLanguageOf } from './replies.ts'

test('every language has every text with a subject, and only known placeholders', async () => {
  for (const language of languages) {
    const words = await loadReplyWords(language)
    const texts = [words.risk, words.signature, words.whatsapp, words.greeting('Ana'), words.greeting(null)]
    for (const template of replyTemplates) texts.push(words[template].subject, words[template].text)
    expect([language, texts.filter((text) => text.trim() === '')]).toEqual([language, []])
    const asked = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    expect([language, [...new Set(asked)].toSorted()]).toEqual([language, ['colleague', 'company']])
    expect(words.greeting('Ana')).toContain('Ana')
  }
})

test('no text promises a gain, in any language', async () => {
  const promises =
    /guarant|garant|risk.?free|sin riesgo|sans risque|senza rischi|sem risco|risikolos|гарант|без риска|مضمون|गारंटी|保证|稳赚/i
  for (const language of languages) {
    const words = await loadReplyWords(language)
    const texts = [words.whatsapp, ...replyTemplates.flatMap((name) => [words[name].subject, words[name].text])]
    expect([language, texts.filter((text) => promises.test(text))]).toEqual([language, []])
  }
})

test('a lead with an unsupported language is written to in English', () => {
  expect([replyLanguageOf('ar'), replyLanguageOf('nl')]).toEqual(['ar', 'en'])
})
