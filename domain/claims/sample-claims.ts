import { type DefaultTexts, inAllLanguages } from '#domain/site/default-texts.ts'
import { inEveryLanguage, type Language } from '#domain/site/languages.ts'
import type { Claim, ClaimTopic, ClaimValue, MeasuredFigure } from './claims.ts'

/** A figure that ships with the software so that pages are complete on the first run; always marked as a sample. */
interface SampleClaim extends Claim {
  provenance: 'sample'
  /** The measured figure that replaces it once there are records. */
  replacedBy: MeasuredFigure | null
  /** Other values given for the same fact, which is one claim with one value (docs/product.md#provenance). */
  alsoSaid: readonly ClaimValue[]
}

const percent = (amount: number): ClaimValue => ({ kind: 'percent', amount })
const dollars = (amount: number): ClaimValue => ({ kind: 'money', amount, currency: 'USD' })
const number = (amount: number): ClaimValue => ({ kind: 'number', amount })
const ratio = (amount: number): ClaimValue => ({ kind: 'ratio', amount })
const years = (amount: number): ClaimValue => ({ kind: 'years', amount })
const hours = (amount: number): ClaimValue => ({ kind: 'hours', amount })
const text = (words: Record<Language, string>): ClaimValue => ({ kind: 'text', text: words })
const said = (pick: (claims: DefaultTexts['claims']) => string) => text(inAllLanguages(({ claims }) => pick(claims)))
const andMore = (value: ClaimValue): ClaimValue => ({ ...value, plus: true })
const signed = (value: ClaimValue): ClaimValue => ({ ...value, signed: true })

const aroundTheClock = text(inEveryLanguage('24/7'))

interface Entry {
  value: ClaimValue
  replacedBy?: MeasuredFigure
  alsoSaid?: readonly ClaimValue[]
}

const trading = {
  'results.return': { value: signed(percent(71.6)), replacedBy: 'compoundedReturn' },
  'results.valueLocked': { value: dollars(2_100_000) },
  'results.generated': { value: andMore(dollars(2_100_000)) },
  'results.balance': { value: dollars(257_400) },
  'results.gain': { value: signed(dollars(107_400)) },
  'results.maxDrawdown': { value: percent(8.2), replacedBy: 'maxDrawdown' },
  'results.sharpe': { value: number(1.89), replacedBy: 'sharpe' },
  'results.winRate': { value: percent(87.3), alsoSaid: [percent(87.4), percent(100)], replacedBy: 'winRate' },
  'results.riskReward': { value: ratio(2.4), replacedBy: 'riskReward' },
  'results.independentVerification': { value: said(({ verified }) => verified) },
  'results.consistency': { value: percent(94.2), replacedBy: 'consistency' },
  'results.averageMonthlyProfit': { value: signed(dollars(47_230)) },
} satisfies Record<string, Entry>

const company = {
  'company.clients': { value: andMore(number(647)), alsoSaid: [number(647), andMore(number(10_000))] },
  'company.openSource': { value: said(({ openSource }) => openSource) },
  'company.years': { value: andMore(years(5)) },
  'company.licensedEntity': { value: said(({ licensed }) => licensed) },
} satisfies Record<string, Entry>

const service = {
  'service.uptime': { value: percent(99.9), alsoSaid: [aroundTheClock] },
  'service.monitoring': { value: aroundTheClock },
  'service.support': { value: aroundTheClock },
  'service.encryption': { value: said(({ encryption }) => encryption) },
  'service.connection': { value: text(inEveryLanguage('SSL')) },
  'response.firstAnswer': { value: hours(2), alsoSaid: [hours(24), aroundTheClock] },
  'response.setup': {
    value: hours(24),
    alsoSaid: [said(({ nextHours }) => nextHours)],
  },
  'service.languages': { value: andMore(number(10)) },
} satisfies Record<string, Entry>

const broker = {
  'broker.assets': { value: andMore(dollars(2_100_000_000)) },
  'broker.since': { value: { kind: 'year', amount: 2005 } },
  'broker.spreadsFrom': { value: { kind: 'pips', amount: 0 } },
  'broker.regulated': { value: said(({ regulatedBroker }) => regulatedBroker) },
} satisfies Record<string, Entry>

export type SampleClaimId = keyof typeof trading | keyof typeof company | keyof typeof service | keyof typeof broker

function register(topic: ClaimTopic, entries: Record<string, Entry>): [string, SampleClaim][] {
  return Object.entries(entries).map(([id, { value, replacedBy = null, alsoSaid = [] }]) => [
    id,
    { id, topic, provenance: 'sample', value, accountType: null, asOf: null, evidence: null, replacedBy, alsoSaid },
  ])
}

/** Every sample figure, by id. */
export const sampleClaims = Object.fromEntries([
  ...register('trading', trading),
  ...register('company', company),
  ...register('service', service),
  ...register('broker', broker),
]) as Record<SampleClaimId, SampleClaim>

/**
 * Claims that have no sample, since a made-up one could pass for a licence: until the operator states them the page
 * says "not stated". All are text, but for the share of accounts that lose money.
 */
export const statedOnlyClaims = [
  'company.legalName',
  'company.address',
  'company.legalForm',
  'company.representative',
  'company.register',
  'company.taxId',
  'company.phone',
  'company.contentResponsible',
  'hosting.provider',
  'contract.governingLaw',
  'contract.courts',
  'licence.holder',
  'licence.regulator',
  'licence.number',
  'licence.registerUrl',
  'licence.activity',
  'custody.entity',
  'technology.provider',
  'compliance.officer',
  'dataProtection.officer',
  'broker.legalName',
  'broker.regulator',
  'broker.registerUrl',
  'broker.losingAccounts',
] as const
type StatedOnlyClaimId = (typeof statedOnlyClaims)[number]

export type ClaimId = SampleClaimId | StatedOnlyClaimId
