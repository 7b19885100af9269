import { defaultLeadSource, defaultPriority, type Priority } from '#domain/leads/options.ts'
import { pipeline } from '#domain/leads/pipeline.ts'
import type { Language } from '#domain/site/languages.ts'
import type { leads } from '#server/db/schema/leads.ts'
import type { History } from './history.ts'
import { meetingTime } from './office-hours.ts'
import { type Random, weighted } from './random.ts'
import { staffBook, type Teammate } from './staff/team.ts'
import type { Visitor } from './visitor.ts'

/** The fields of a lead that teammates fill in. */
type Handling = Pick<
  typeof leads.$inferSelect,
  'assignedTo' | 'nextFollowUpDate' | 'leadSource' | 'tags' | 'conversionProbability' | 'notes'
> & { priority: Priority }

/** The values of a new lead. */
const untouched: Handling = {
  priority: defaultPriority,
  assignedTo: null,
  nextFollowUpDate: null,
  leadSource: defaultLeadSource,
  tags: [],
  conversionProbability: 50,
  notes: null,
}

/** Fields that teammates have filled in by now: none while a lead is new. */
export function handlingOf(random: Random, visitor: Visitor, { status, updatedAt }: History, by: Teammate): Handling {
  if (status === 'new') return untouched
  const { probability, closed } = pipeline[status]
  return {
    priority: priorityOf(random, visitor.estimatedValue),
    assignedTo: random.chance(0.93) ? by.name : null,
    nextFollowUpDate:
      !closed && random.chance(0.55) ? new Date(meetingTime(random, updatedAt, random.whole(1, 6))) : null,
    leadSource: leadSource(random),
    tags: tagsOf(random, visitor),
    conversionProbability: random.chance(0.35) ? probability : untouched.conversionProbability,
    notes: random.chance(0.3) ? random.pick(staffBook(by).leadNotes) : null,
  }
}

function priorityOf(random: Random, estimatedValue: number): Priority {
  const high = estimatedValue >= 100_000 ? 0.6 : estimatedValue >= 50_000 ? 0.35 : 0.08
  if (random.chance(high)) return 'high'
  return random.chance(estimatedValue < 10_000 ? 0.35 : 0.12) ? 'low' : 'medium'
}

const leadSource = weighted([
  [defaultLeadSource, 93],
  ['referral', 4],
  ['webinar', 3],
])

const tagOfLanguage: Partial<Record<Language, string>> = { ar: 'islamic-account' }
const generalTags = ['demo-first', 'has-mt5', 'price-sensitive', 'call-evening', 'whatsapp', 'needs-setup-help']

function tagsOf(random: Random, { estimatedValue, investmentExperience, language }: Visitor): string[] {
  const tags: string[] = []
  const own = tagOfLanguage[language]
  if (estimatedValue >= 100_000 && random.chance(0.5)) tags.push('large-account')
  if (own && random.chance(0.35)) tags.push(own)
  if (investmentExperience === 'beginner' && random.chance(0.2)) tags.push('first-time')
  if (random.chance(0.3)) tags.push(random.pick(generalTags))
  return tags
}
