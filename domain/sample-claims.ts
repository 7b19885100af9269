import type { Claim, ClaimTopic, ClaimValue, MeasuredFigure } from './claims.ts'
import { inEveryLanguage, type Language } from './languages.ts'

/** A figure that ships with the software so that pages are complete on the first run; always marked as a sample. */
export interface SampleClaim extends Claim {
  provenance: 'sample'
  /** The measured figure that replaces it once there are records. */
  replacedBy: MeasuredFigure | null
  /** Other values in the specification for the same fact, which is one claim with one value (decisions A). */
  alsoSaid: readonly ClaimValue[]
}

type Words = Record<Language, string>

const percent = (amount: number): ClaimValue => ({ kind: 'percent', amount })
const dollars = (amount: number): ClaimValue => ({ kind: 'money', amount, currency: 'USD' })
const number = (amount: number): ClaimValue => ({ kind: 'number', amount })
const ratio = (amount: number): ClaimValue => ({ kind: 'ratio', amount })
const years = (amount: number): ClaimValue => ({ kind: 'years', amount })
const hours = (amount: number): ClaimValue => ({ kind: 'hours', amount })
const text = (words: Words): ClaimValue => ({ kind: 'text', text: words })
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
  'results.independentVerification': {
    value: text({
      en: 'Results verified independently',
      es: 'Resultados verificados de forma independiente',
      ar: 'نتائج تم التحقق منها بشكل مستقل',
      ru: 'Результаты подтверждены независимой стороной',
      de: 'Ergebnisse unabhängig geprüft',
      fr: 'Résultats vérifiés de manière indépendante',
      it: 'Risultati verificati da terzi indipendenti',
      pt: 'Resultados verificados de forma independente',
      hi: 'परिणाम स्वतंत्र रूप से सत्यापित',
      zh: '业绩经独立第三方核实',
    }),
  },
  'results.consistency': { value: percent(94.2), replacedBy: 'consistency' },
  'results.averageMonthlyProfit': { value: signed(dollars(47_230)) },
} satisfies Record<string, Entry>

const company = {
  'company.clients': { value: number(647), alsoSaid: [andMore(number(647)), andMore(number(10_000))] },
  'company.openSource': {
    value: text({
      en: 'Open source: anyone can inspect how it works',
      es: 'Código abierto: cualquiera puede revisar cómo funciona',
      ar: 'مصدر مفتوح: يمكن لأي شخص الاطلاع على طريقة عمله',
      ru: 'Открытый исходный код: любой может проверить, как всё устроено',
      de: 'Quelloffen: Jeder kann nachsehen, wie es funktioniert',
      fr: 'Code ouvert : chacun peut examiner son fonctionnement',
      it: 'Codice aperto: chiunque può verificare come funziona',
      pt: 'Código aberto: qualquer pessoa pode verificar como funciona',
      hi: 'ओपन सोर्स: कोई भी देख सकता है कि यह कैसे काम करता है',
      zh: '代码开源：任何人都可以查看其运作方式',
    }),
  },
  'company.years': { value: andMore(years(5)) },
  'company.licensedEntity': {
    value: text({
      en: 'Licensed entity in Dubai',
      es: 'Entidad con licencia en Dubái',
      ar: 'كيان مرخّص في دبي',
      ru: 'Лицензированная компания в Дубае',
      de: 'Lizenziertes Unternehmen in Dubai',
      fr: 'Entité agréée à Dubaï',
      it: 'Società autorizzata a Dubai',
      pt: 'Entidade licenciada no Dubai',
      hi: 'दुबई में लाइसेंस प्राप्त संस्था',
      zh: '迪拜持牌机构',
    }),
  },
} satisfies Record<string, Entry>

const service = {
  'service.uptime': { value: percent(99.9), alsoSaid: [aroundTheClock] },
  'service.monitoring': { value: aroundTheClock },
  'service.support': { value: aroundTheClock },
  'service.encryption': {
    value: text({
      en: '256-bit',
      es: '256 bits',
      ar: '256 بت',
      ru: '256 бит',
      de: '256 Bit',
      fr: '256 bits',
      it: '256 bit',
      pt: '256 bits',
      hi: '256-बिट',
      zh: '256 位',
    }),
  },
  'service.connection': { value: text(inEveryLanguage('SSL')) },
  'response.firstAnswer': { value: hours(2), alsoSaid: [hours(24), aroundTheClock] },
  'response.setup': {
    value: hours(24),
    alsoSaid: [
      text({
        en: 'in the next few hours',
        es: 'en las próximas horas',
        ar: 'خلال الساعات القليلة القادمة',
        ru: 'в ближайшие несколько часов',
        de: 'in den nächsten Stunden',
        fr: 'dans les prochaines heures',
        it: 'nelle prossime ore',
        pt: 'nas próximas horas',
        hi: 'अगले कुछ घंटों में',
        zh: '在接下来的几小时内',
      }),
    ],
  },
  'service.languages': { value: andMore(number(10)) },
} satisfies Record<string, Entry>

const broker = {
  'broker.assets': { value: andMore(dollars(2_100_000_000)) },
  'broker.since': { value: { kind: 'year', amount: 2005 } },
  'broker.spreadsFrom': { value: { kind: 'pips', amount: 0 } },
  'broker.regulated': {
    value: text({
      en: 'Regulated broker',
      es: 'Bróker regulado',
      ar: 'وسيط خاضع للتنظيم',
      ru: 'Регулируемый брокер',
      de: 'Regulierter Broker',
      fr: 'Courtier réglementé',
      it: 'Broker regolamentato',
      pt: 'Corretora regulada',
      hi: 'विनियमित ब्रोकर',
      zh: '受监管的经纪商',
    }),
  },
} satisfies Record<string, Entry>

export type SampleClaimId = keyof typeof trading | keyof typeof company | keyof typeof service | keyof typeof broker

function register(topic: ClaimTopic, entries: Record<string, Entry>): [string, SampleClaim][] {
  return Object.entries(entries).map(([id, { value, replacedBy = null, alsoSaid = [] }]) => [
    id,
    { id, topic, provenance: 'sample', value, accountType: null, asOf: null, evidence: null, replacedBy, alsoSaid },
  ])
}

/** Every figure of spec §2 and §9 with the value it has there, by id. */
export const sampleClaims = Object.fromEntries([
  ...register('trading', trading),
  ...register('company', company),
  ...register('service', service),
  ...register('broker', broker),
]) as Record<SampleClaimId, SampleClaim>

/**
 * Claims that have no sample, since a made-up one could pass for a licence: until the operator states them the page
 * says "not stated" (decisions, A). All are text, but for the share of accounts that lose money.
 */
export const statedOnlyClaims = [
  'company.legalName',
  'company.address',
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
export type StatedOnlyClaimId = (typeof statedOnlyClaims)[number]

export type ClaimId = SampleClaimId | StatedOnlyClaimId
