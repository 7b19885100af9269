import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { interaction, lead as leadSchema } from '#contract/leads.ts'
import { personKeys } from '#domain/addresses/person-keys.ts'
import { dayMs, epochMs } from '#domain/basics/instant.ts'
import { cleanText } from '#domain/basics/text.ts'
import { leadScoreBase, type ScoredFields } from '#domain/leads/lead-score.ts'
import { type InteractionType, platforms, priorityWeight } from '#domain/leads/options.ts'
import { type LeadStatus, leadStatuses, pipeline, urgencyOf } from '#domain/leads/pipeline.ts'
import { isReply } from '#domain/leads/quick-action.ts'
import { languages } from '#domain/site/languages.ts'
import { toLead } from '#server/leads/lead-row.ts'
import { toRow } from '#server/leads/lead-store.ts'
import { maxInteractions } from './history.ts'
import { makeLeads } from './make-leads.ts'
import { team } from './staff/team.ts'

const now = Date.UTC(2026, 10, 20, 12)
const plan = { leads: 4_000, seed: 'test', months: 18, now }
const files = [...makeLeads(plan)]
const leads = files.map(({ lead }) => lead)
const share = (test: (lead: (typeof leads)[number]) => boolean) => leads.filter(test).length / leads.length

describe('a set of made-up leads', () => {
  it('is the same for the same seed and another for another', () => {
    expect([...makeLeads({ ...plan, leads: 50 })]).toEqual([...makeLeads({ ...plan, leads: 50 })])
    expect([...makeLeads({ ...plan, leads: 50 })]).not.toEqual([...makeLeads({ ...plan, leads: 50, seed: 'other' })])
  })

  it('resembles a pipeline: most lost or silent, some converted, nine columns in use', () => {
    expect(share(({ status }) => status === 'lost' || status === 'no_response')).toBeGreaterThan(0.55)
    expect(share(({ status }) => status === 'converted')).toBeGreaterThan(0.04)
    expect(share(({ status }) => status === 'converted')).toBeLessThan(0.12)
    const inUse = leadStatuses.filter((status) => share((lead) => lead.status === status) > 0.002)
    expect(inUse.length).toBeGreaterThanOrEqual(9)
  })

  it('covers every language, platform, priority and experience', () => {
    for (const language of languages)
      expect(
        share((lead) => lead.language === language),
        language,
      ).toBeGreaterThan(0.01)
    for (const platform of platforms) expect(share((lead) => lead.platform === platform)).toBeGreaterThan(0.1)
    expect(new Set(leads.map(({ priority }) => priority)).size).toBe(3)
    expect(new Set(leads.map(({ investmentExperience }) => investmentExperience)).size).toBe(5)
  })

  it('has leads with a running countdown and overdue leads', () => {
    const states = leads.map((lead) => urgencyOf(lead as ScoredFields & typeof lead, now))
    expect(states.filter((state) => state.overdue).length).toBeGreaterThan(50)
    expect(states.filter((state) => state.urgency === 'low').length).toBeGreaterThan(5)
    expect(leads.some(({ status, createdAt }) => status === 'new' && createdAt.getTime() > now - 5 * 60_000)).toBe(true)
  })

  it('contains no person twice', () => {
    expect(new Set(leads.map(({ emailKey }) => emailKey)).size).toBe(leads.length)
    expect(new Set(leads.map(({ phoneKey }) => phoneKey)).size).toBe(leads.length)
    expect(
      new Set(files.flatMap((file) => [file.lead, ...file.interactions, ...file.consents].map(({ id }) => id))).size,
    ).toBe(leads.length + files.reduce((sum, file) => sum + file.interactions.length + file.consents.length, 0))
  })
})

describe('each lead', () => {
  it("fits the contract's form for staff", () => {
    for (const lead of leads)
      leadSchema.parse(toLead(toRow({ ...lead, searchText: '', columnAt: null, requestId: null }), new Date(now)))
  })

  it('has a phone number of its country', () => {
    for (const { phone, country } of leads) expect(parsePhoneNumberFromString(phone)?.country).toBe(country)
  })

  it('has the keys that intake and staff edits would store', () => {
    for (const lead of leads) {
      expect(lead).toMatchObject(personKeys(lead.email, lead.phone))
      expect(lead.scoreBase).toBe(leadScoreBase(lead as ScoredFields))
      expect(lead.priorityRank).toBe(priorityWeight[lead.priority as keyof typeof priorityWeight])
    }
  })

  it('has texts in their stored form', () => {
    for (const { name, message, notes } of leads) {
      for (const text of [name, message, notes]) expect(text).toBe(text === null ? null : cleanText(text))
    }
  })

  it('is untouched while it is new', () => {
    for (const lead of leads.filter(({ status }) => status === 'new')) {
      expect(lead).toMatchObject({ assignedTo: null, notes: null, tags: [], priority: 'medium', firstReplyAt: null })
    }
  })
})

describe('each history', () => {
  const authors = new Set([...team.map(({ name }) => name), 'Visitor'])

  it('has at most six interactions, in order, between arrival and now', () => {
    for (const { lead, interactions } of files) {
      const moments = [lead.createdAt, ...interactions.map(({ createdAt }) => createdAt)].map(Number)
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
      expect(Math.max(...moments)).toBeLessThan(now)
      expect(interactions.length).toBeLessThanOrEqual(maxInteractions)
    }
  })

  it('has interactions that fit the contract, by teammates or the visitor', () => {
    for (const { undo, ...row } of files.flatMap(({ interactions }) => interactions)) {
      expect(undo).toBeNull()
      const iso = (moment: Date | null) => moment?.toISOString() ?? null
      interaction.parse({
        ...row,
        createdAt: iso(row.createdAt),
        scheduledFor: iso(row.scheduledFor),
        completedAt: iso(row.completedAt),
      })
      expect(authors).toContain(row.createdBy)
    }
  })

  it('matches its first and last reply, last update and number of returns', () => {
    for (const { lead, interactions } of files) {
      const replies = interactions.filter(
        (row) => row.createdBy !== 'Visitor' && isReply({ ...row, type: row.type as InteractionType }),
      )
      const returns = interactions.filter(({ createdBy }) => createdBy === 'Visitor')
      expect(lead.firstReplyAt).toEqual(replies[0]?.createdAt ?? null)
      expect(lead.lastReplyAt).toEqual(replies.at(-1)?.createdAt ?? null)
      if (lead.clockEvent === 'reply') expect(lead.clockSince).toEqual(lead.lastReplyAt)
      if (replies.length > 0) expect(lead.clockEvent).not.toBeNull()
      expect(lead.lostReason !== null).toBe(lead.status === 'lost')
      expect(lead.lastContactDate).toEqual(lead.lastReplyAt)
      expect(lead.returnedCount).toBe(returns.length)
      expect(lead.lastReturnedAt).toEqual(returns.at(-1)?.createdAt ?? null)
      expect(lead.version).toBeGreaterThan(interactions.length)
      for (const { createdAt } of interactions)
        expect(lead.updatedAt.getTime()).toBeGreaterThanOrEqual(createdAt.getTime())
      expect(lead.updatedAt.getTime()).toBeGreaterThanOrEqual(lead.createdAt.getTime())
    }
  })

  it('names the lead it belongs to, as do the consents', () => {
    for (const { lead, interactions, consents } of files) {
      for (const row of [...interactions, ...consents]) expect(row.leadId).toBe(lead.id)
    }
  })

  it('has consent to be answered, and to offers only in addition', () => {
    for (const { lead, consents } of files) {
      expect(consents[0]).toMatchObject({ purpose: 'answer', granted: true, form: lead.platform, withdrawnAt: null })
      for (const { givenAt, withdrawnAt } of consents) {
        expect(givenAt).toEqual(lead.createdAt)
        if (withdrawnAt) expect(withdrawnAt.getTime()).toBeGreaterThan(givenAt.getTime())
      }
    }
    expect(files.some(({ consents }) => consents.length > 1)).toBe(true)
  })
})

it('a board of made-up leads is worked on: few wait in an open column for longer than a month', () => {
  const monthMs = 30 * dayMs
  const open = leads.filter(({ status }) => !pipeline[status as LeadStatus].closed && status !== 'no_response')
  const old = open.filter((lead) => now - epochMs(lead.updatedAt) > monthMs)
  expect(open.length).toBeGreaterThan(50)
  expect(old.length / open.length).toBeLessThan(0.25)
})
