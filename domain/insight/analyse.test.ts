import { describe, expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#domain/basics/instant.ts'
import { rareValue } from '#domain/learning/columns.ts'
import { staffLanguages } from '#domain/site/languages.ts'
import { analyse } from './analyse.ts'
import { factsOf, now, text } from './facts.fixture.ts'
import type { AnalysedInteraction, Facts } from './facts.ts'
import { featureText } from './feature-words.ts'
import { totalOf } from './measures.ts'
import { adviceText, findingText } from './words.ts'

const codes = (facts: Facts) => analyse(facts, now).findings.map(({ code }) => code)
const advised = (facts: Facts) => analyse(facts, now).advice.map(({ code }) => code)
const inEnglish = (facts: Facts) => analyse(facts, now).findings.map((finding) => findingText(finding, 'en'))
const missed = (hoursAgo: number): AnalysedInteraction => ({
  type: 'call',
  outcome: 'no_answer',
  completedAt: now - hoursAgo * hourMs,
  createdAt: now - hoursAgo * hourMs,
})

describe('the analysis of a lead', () => {
  it('explains every number by its receipt', () => {
    const { qualityScore, engagementLevel, confidenceLevel, receipts } = analyse(factsOf(), now)
    expect(qualityScore).toBe(totalOf(receipts.quality, 100))
    expect(engagementLevel).toBe(totalOf(receipts.engagement, 10))
    expect(confidenceLevel).toBe(totalOf(receipts.confidence, 100))
    for (const lines of Object.values(receipts)) {
      for (const { points, earned } of lines) expect(earned).toBeLessThanOrEqual(points)
    }
    expect(receipts.quality.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect(receipts.engagement.reduce((sum, { points }) => sum + points, 0)).toBe(10)
    expect(receipts.confidence.reduce((sum, { points }) => sum + points, 0)).toBe(100)
  })

  it("gives the visitor's local time of writing, and how long they have waited", () => {
    expect(inEnglish(factsOf())[0]).toBe('Wrote on Mon 23 Nov, 04:12, their time. No reply for 26 h: overdue.')
  })

  it('names the country if its local time is unknown', () => {
    for (const country of [null, 'US']) {
      expect(inEnglish(factsOf({ lead: { country } }))[0]).toBe(
        'Wrote on Mon 23 Nov, 03:12 UTC. No reply for 26 h: overdue.',
      )
    }
  })

  it('quotes the sentence with the question', () => {
    expect(inEnglish(factsOf())).toContain('Asked about withdrawals: “How do withdrawals work with my broker?”')
  })

  it.each([
    ['¿Cómo puedo retirar mi dinero?', 'withdrawal'],
    ['Wie viel kostet das?', 'price'],
    ['Combien ça coûte ?', 'price'],
    ['Quanto costa al mese?', 'price'],
    ['Quanto custa?', 'price'],
    ['Сколько стоит подписка?', 'price'],
    ['كيف يمكنني سحب أموالي؟', 'withdrawal'],
    ['इसकी कीमत क्या है?', 'price'],
    ['怎么提现？', 'withdrawal'],
    ['Is this a scam?', 'trust'],
  ])('recognises the topic of «%s»', (words, topic) => {
    const { findings } = analyse(factsOf({ texts: [text(words)] }), now)
    expect(findings).toContainEqual(expect.objectContaining({ code: 'asked', values: { topic, quote: words } }))
  })

  it('distinguishes a wish to try from the question whether results come from a demo account', () => {
    const asked = (words: string) => analyse(factsOf({ texts: [text(words)] }), now).findings
    const trial = expect.objectContaining({ code: 'asked', values: expect.objectContaining({ topic: 'trial' }) })
    expect(asked('Do you have a demo?')).toContainEqual(trial)
    expect(asked('¿Son de una cuenta real o demo?')).not.toContainEqual(trial)
  })

  it.each([
    ['no message', [], 'noMessage'],
    ['signs only', [text('🚀🚀🚀 !!! 123')], 'noWords'],
    ['words that say too little', [text('Ok', { isUnsure: true })], 'unsure'],
  ])('is unsure about %s, and claims no sentiment', (_, texts, code) => {
    const found = codes(factsOf({ texts }))
    expect(found).toContain(code)
    expect(found).not.toContain('mood')
  })

  it('counts consecutive unanswered calls, and recommends writing', () => {
    const facts = factsOf({ interactions: [missed(1), missed(5), missed(9)], lead: { clockEvent: null } })
    expect(inEnglish(facts).join()).toContain('3 calls in a row did not reach them')
    expect(advised(facts)).toContain('writeInstead')
    expect(advised(facts)).not.toContain('callNow')
    expect(analyse(facts, now).receipts.risk).toContainEqual({ rule: 'missedCalls', points: 2, earned: 2 })
  })

  it('quotes the counts behind a learned probability', () => {
    const reasons = [{ feature: 'experience', value: 'advanced', converted: 12, closed: 31, effect: 0.4 }]
    const facts = factsOf({ conversion: { state: 'learned', percent: 38, low: 22, high: 55, reasons } })
    expect(analyse(facts, now).conversionProbability).toBe(38)
    expect(inEnglish(facts)).toContain(
      '12 of 31 closed leads (Experience: advanced) converted, which raises the probability.',
    )
  })

  it("names the reasons of a learned probability in the reader's language, rare and missing values too", () => {
    expect(featureText('weekday', 'wednesday', 'es')).toEqual({ name: 'Día de la semana', value: 'miércoles' })
    expect(featureText('language', 'de', 'es').value).toBe('alemán')
    expect(featureText('language', 'no code at all', 'en').value).toBe('no code at all')
    expect(featureText('referrer', rareValue, 'en')).toEqual({ name: 'Came from', value: 'a rare value' })
    expect(featureText('referrer', '', 'es').value).toBe('ninguno')
    expect(featureText('a column of old', 'x', 'es')).toEqual({ name: 'a column of old', value: 'x' })
  })

  it('says if a probability is not learned, and which share replaces it', () => {
    expect(analyse(factsOf(), now).conversionProbability).toBe(5)
    expect(inEnglish(factsOf())).toContain(
      'The probability is not learned yet (3 closed leads, 40 needed). 5% is the usual share of this stage.',
    )
  })

  it('counts an unanswered urgent message as a risk, whatever its sentiment', () => {
    const facts = factsOf({ texts: [text('Where is it? Answer today', { isUnsure: true, urgency: 9 })] })
    const urgent = { rule: 'urgent', points: 2, earned: 2 }
    expect(analyse(facts, now).receipts.risk).toContainEqual(urgent)
    const answered: Facts = { ...facts, lead: { ...facts.lead, clockEvent: 'reply' } }
    expect(analyse(answered, now).receipts.risk).not.toContainEqual(urgent)
  })

  it('rates an upset, overdue lead as high risk and puts it first', () => {
    const facts = factsOf({ texts: [text('You took my money!', { label: 'negative', score: -0.8, urgency: 9 })] })
    expect(analyse(facts, now).riskAssessment).toBe('high')
    expect(analyse(facts, now).advice[0]).toMatchObject({ code: 'calm', priority: 1 })
  })

  it('differs between countries only in the hour', () => {
    const base = analyse(factsOf(), now)
    for (const country of ['IN', 'NG', 'RU', 'ES']) {
      const other = analyse(factsOf({ lead: { country } }), now)
      expect({ ...other, findings: [], advice: [] }).toEqual({ ...base, findings: [], advice: [] })
    }
  })

  it('recommends nothing for a closed lead', () => {
    expect(advised(factsOf({ lead: { status: 'lost' } }))).toEqual([])
    expect(advised(factsOf({ lead: { status: 'converted' } }))).toEqual([])
  })

  it('handles any 5,000 characters, in every staff language', () => {
    for (const words of ['x'.repeat(5_000), 'a '.repeat(2_500), '؟'.repeat(5_000), '\u0000\ud83d']) {
      const { findings, advice } = analyse(factsOf({ texts: [text(words)] }), now)
      for (const language of staffLanguages) {
        for (const finding of findings) expect(findingText(finding, language).length).toBeLessThan(400)
        for (const one of advice) expect(adviceText(one, language).title.length).toBeLessThan(256)
      }
    }
  })
})

describe('the hour of a suggested call', () => {
  const at = (hour: number, country: string | null) => {
    const moment = Date.parse('2026-11-24T00:00:00Z') + hour * hourMs
    const facts = factsOf({ agreedToCalls: true, lead: { country, createdAt: moment - 2 * minuteMs } })
    return analyse(facts, moment).advice.find(({ code }) => code === 'callNow' || code === 'callLater')
  }

  it('is now by day where the lead lives, and later at night', () => {
    expect(at(10, 'IT')).toMatchObject({ code: 'callNow', values: { hourKnown: true } })
    expect(at(3, 'IT')).toMatchObject({ code: 'callLater', action: { kind: 'call', at: '2026-11-24T08:00:00.000Z' } })
    expect(at(22, 'IT')).toMatchObject({ code: 'callLater', action: { at: '2026-11-25T08:00:00.000Z' } })
  })

  it('suits every zone of a country with several', () => {
    expect(at(12, 'US')).toMatchObject({ code: 'callLater', action: { at: '2026-11-24T19:00:00.000Z' } })
    expect(at(19, 'US')).toMatchObject({ code: 'callNow' })
  })

  it('is unknown if the country is', () => {
    expect(at(3, null)).toMatchObject({ code: 'callNow', values: { hourKnown: false } })
  })

  it("for a follow-up is within the lead's day, or only planned if there is none", () => {
    const answered = { clockEvent: 'reply', clockSince: now - dayMs, status: 'contacted' } as const
    const advice = analyse(factsOf({ lead: answered }), now).advice.find(({ code }) => code === 'followUp')
    expect(advice?.action).toEqual({ kind: 'follow_up', template: null, at: '2026-11-25T08:00:00.000Z' })
    const planned = factsOf({ lead: answered, openTasks: [{ type: 'follow_up', dueDate: now + dayMs }] })
    expect(advised(planned)).not.toContain('followUp')
  })
})
