import type { Lead } from '#contract/leads.ts'
import { type AddedSource, addedByImport, addedSources } from '#domain/leads/added-lead.ts'
import type { ScoredLead } from '#domain/leads/lead-score.ts'
import { type InvestmentExperience, investmentExperiences } from '#domain/leads/options.ts'
import type { LeadsWords } from '#web/words/staff/leads-en.ts'

/** A platform's name; unknown ones are shown as stored. */
export function platformName(platform: string, words: LeadsWords): string {
  return words.platforms[platform as keyof LeadsWords['platforms']] ?? platform
}

/** As `platformName`, short enough for a card. */
export function shortPlatformName(platform: string, words: LeadsWords): string {
  return words.shortPlatforms[platform as keyof LeadsWords['platforms']] ?? platform
}

/** Source of a lead as named by a teammate; others are shown as stored. */
export function sourceName(source: string, words: LeadsWords): string {
  if ((addedSources as readonly string[]).includes(source)) return words.sources[source as AddedSource]
  return source === addedByImport ? words.platforms.import : source
}

const isExperience = (value: string | null): value is InvestmentExperience =>
  (investmentExperiences as readonly (string | null)[]).includes(value)

/** The lead as the score rules read it. */
export function scoredLead(lead: Lead): ScoredLead {
  const { investmentExperience } = lead
  return { ...lead, investmentExperience: isExperience(investmentExperience) ? investmentExperience : null }
}

/** A person's initials: `Ana María` is AM, `jsmith` is JS. */
export function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/[\s._@-]+/)
  const last = rest.at(-1)
  const letters = last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}

/** Capitalises a name used alone: Spanish writes languages in lower case within a sentence. */
export function capital(text: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase() + rest.join('')
}
