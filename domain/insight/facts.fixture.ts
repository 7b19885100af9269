import { hourMs } from '#domain/basics/instant.ts'
import type { TextReading } from '#domain/insight/insight.ts'
import type { AnalysedLead, Facts } from './facts.ts'

/** Time of the analysis. */
export const now = Date.parse('2026-11-24T05:12:00Z')
export const reading: TextReading = {
  language: 'en',
  score: 0,
  label: 'neutral',
  emotion: null,
  urgency: 0,
  confidence: 0.9,
  isUnsure: false,
  phrases: [],
}
export const lead: AnalysedLead = {
  status: 'new',
  email: 'ana@example.com',
  phone: '+34 600111222',
  country: 'IT',
  investmentExperience: 'advanced',
  estimatedValue: 50_000,
  returnedCount: 0,
  lastReturnedAt: null,
  firstReplyAt: null,
  lastReplyAt: null,
  createdAt: now - 26 * hourMs,
  importedAt: null,
  clockSince: null,
  clockEvent: null,
  clockStage: null,
}

/** A text of the visitor that came with the lead. */
export const text = (words: string, says: Partial<TextReading> = {}) => ({
  text: words,
  at: lead.createdAt,
  reading: { ...reading, ...says },
})

/** A lead that waits for an answer to its first message. */
export const factsOf = (changes: Partial<Omit<Facts, 'lead'>> & { lead?: Partial<AnalysedLead> } = {}): Facts => ({
  texts: [text('Hello. How do withdrawals work with my broker?')],
  interactions: [],
  openTasks: [],
  agreedToCalls: false,
  conversion: { state: 'not_learned', closed: 3, needed: 40, prior: 5 },
  ...changes,
  lead: { ...lead, ...changes.lead },
})
