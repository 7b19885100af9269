import type { FieldProblem } from '#contract/errors.ts'
import type { Claim } from '#domain/claims/claims.ts'
import type { LeadFieldsWith } from '#domain/leads/lead-fields.ts'
import type { Platform } from '#domain/leads/options.ts'
import type { Retention } from '#domain/privacy/retention.ts'
import type { AccountRows, PublishedAccount } from '#domain/record/published-accounts.ts'
import type { RecordEvent, RemovedAccount } from '#domain/record/record-events.ts'
import type { Brand, SiteMode } from '#domain/site/brand.ts'
import { addressPartOf, type Language } from '#domain/site/languages.ts'
import type { PublicStamps } from '#domain/stamps/stamps.ts'

/** A trading operation as pages show it. */
export type Operation = {
  readonly pair: string
  readonly type: string
  readonly entryPrice: string
  readonly exitPrice: string
  readonly result: number
  readonly pips: string
  readonly time: string
  /** Time of closing, epoch ms. */
  readonly at: number
  /** True if loaded with a list, rather than computed from an account's deals. */
  readonly isStated: boolean
}

/** A point of the imported gold price: epoch milliseconds, US dollars an ounce. */
export type GoldPoint = { readonly at: number; readonly price: number }

/** A month of the record: percent as a decimal string, profit in cents. */
export type Month = {
  readonly year: number
  readonly month: number
  readonly percentageGain: string
  readonly profitAmount: number
  /** True if typed by hand, rather than computed from an account's deals. */
  readonly isStated: boolean
  /** True if it was still the current month when recorded. */
  readonly isUnfinished: boolean
}

/** A month changed after it was recorded: values before and after, date (`YYYY-MM-DD`) and reason. */
export type Correction = {
  readonly year: number
  readonly month: number
  readonly before: CorrectedFigures
  readonly now: CorrectedFigures
  readonly on: string
  /** The reason given for the correction; null without one. */
  readonly reason: string | null
}

/** Lines of text that are stored as visitors type them. */
export type FormLine = LeadFieldsWith<{ visitor: true; kind: 'text' }>

/** `account`: slug of the imported account that the figures were computed from; null: they are stated. */
export type CorrectedFigures = Pick<Month, 'percentageGain' | 'profitAmount'> & { readonly account: string | null }

/** A message form: its platform, and its fields in order. */
type FormFacts = { readonly platform: Platform; readonly fields: readonly FormField[] }

export type FormField =
  | FormLine
  | 'phone'
  | 'preferredLanguage'
  | 'capitalRange'
  | 'investmentAmount'
  | 'investmentExperience'
  | 'message'

/** Honeypot field of every message form, hidden from people. Its meaningless name keeps browsers from autofilling it. */
export const trapField = 'q7x'

const messageForms = {
  quick: { platform: 'main', fields: ['name', 'email', 'phone', 'capitalRange', 'investmentExperience'] },
  full: {
    platform: 'main',
    fields: ['name', 'email', 'phone', 'preferredLanguage', 'capitalRange', 'investmentExperience', 'message'],
  },
  'welcome-b': {
    platform: 'welcome-page-b',
    fields: ['name', 'email', 'phone', 'investmentAmount', 'preferredLanguage', 'message'],
  },
  contact: {
    platform: 'contact-form',
    fields: ['name', 'email', 'phone', 'preferredLanguage', 'investmentExperience', 'message'],
  },
} as const satisfies Record<string, FormFacts>

export type MessageFormName = keyof typeof messageForms
export const formFacts: Readonly<Record<MessageFormName, FormFacts>> = messageForms

/** Forms of customers: account setup, and withdrawal or cancellation. */
const customerForms = ['setup', 'cancel'] as const

export type FormName = MessageFormName | (typeof customerForms)[number]
export const formNames: readonly FormName[] = [...(Object.keys(messageForms) as MessageFormName[]), ...customerForms]

/** True if a form's submission becomes a lead. */
export const isMessageForm = (name: FormName): name is MessageFormName => name in messageForms

/** The two sides of the comparison on one address. */
export type Variant = 'a' | 'b'

type PageFacts = {
  /** Its address without the language: empty for the home page, null for one that answers at no address of its own. */
  readonly path: string | null
  /** Pages at the same path are variants of one another; a visitor sees one of them. */
  readonly variant?: Variant
  readonly forms: readonly FormName[]
  /** True if search engines may index it: it is in the site map, otherwise the page has `noindex`. */
  readonly isIndexed: boolean
  /** True if every footer links it. */
  readonly isInFooter: boolean
  /** Maximum transfer size with its style, KB of Brotli; `docs/design/pages.md` says why some may be heavier. */
  readonly budget: 14 | 15 | 20
}

const pages = {
  home: { path: '', forms: ['quick'], isIndexed: true, isInFooter: true, budget: 15 },
  welcome: {
    path: 'welcome',
    variant: 'a',
    forms: ['quick', 'full'],
    isIndexed: true,
    isInFooter: false,
    budget: 15,
  },
  'welcome-b': {
    path: 'welcome',
    variant: 'b',
    forms: ['welcome-b'],
    isIndexed: true,
    isInFooter: false,
    budget: 15,
  },
  contact: { path: 'contact', forms: ['contact'], isIndexed: true, isInFooter: true, budget: 14 },
  'track-record': { path: 'track-record', forms: [], isIndexed: true, isInFooter: true, budget: 14 },
  verify: { path: 'verify', forms: [], isIndexed: true, isInFooter: true, budget: 14 },
  'subscription-success': {
    path: 'subscription-success',
    forms: ['setup'],
    isIndexed: false,
    isInFooter: false,
    budget: 14,
  },
  cancel: { path: 'cancel', forms: ['cancel'], isIndexed: true, isInFooter: true, budget: 14 },
  'risk-disclosure': { path: 'risk-disclosure', forms: [], isIndexed: true, isInFooter: true, budget: 20 },
  compliance: { path: 'compliance', forms: [], isIndexed: true, isInFooter: true, budget: 20 },
  privacy: { path: 'privacy', forms: [], isIndexed: true, isInFooter: true, budget: 20 },
  terms: { path: 'terms', forms: [], isIndexed: true, isInFooter: true, budget: 20 },
  imprint: { path: 'imprint', forms: [], isIndexed: true, isInFooter: true, budget: 20 },
  'not-found': { path: null, forms: [], isIndexed: false, isInFooter: false, budget: 14 },
} as const satisfies Record<string, PageFacts>

/** Pages of one account, and their URL suffix; the account's name is in the URL, so they have no fixed path. */
const accountPages = {
  account: '',
  'account-results': '/results',
  'account-rows': '/rows',
} as const
export type AccountPageName = keyof typeof accountPages
export const accountPageNames = Object.keys(accountPages) as AccountPageName[]
export const isAccountPage = (name: PageName): name is AccountPageName => name in accountPages

/**
 * Every page of the public site. A page is a row here, a folder of its name, its component (`pages.tsx`), its style
 * (`render.tsx`) and its words; addresses, site map, navigation, alternates and tests come from this table.
 */
export type PageName = keyof typeof pages | AccountPageName
/** Pages that always exist. */
export const pageNames = Object.keys(pages) as Exclude<PageName, AccountPageName>[]
const ofAccount: PageFacts = { path: null, forms: [], isIndexed: true, isInFooter: false, budget: 15 }
export const pageFacts: Readonly<Record<PageName, PageFacts>> = {
  ...pages,
  account: ofAccount,
  'account-results': ofAccount,
  'account-rows': { ...ofAccount, isIndexed: false },
}

/** The page with the title and description for this one: shared by variants. Null: not announced. */
export function announcedAs(name: PageName): Exclude<PageName, 'not-found' | 'welcome-b' | AccountPageName> | null {
  if (name === 'not-found' || isAccountPage(name)) return null
  return name === 'welcome-b' ? 'welcome' : name
}

/** The page at a path, its variants in order. */
export type PageAddress = { readonly path: string; readonly names: readonly [PageName, ...PageName[]] }

/** Every path of the site with the pages that answer there. */
export const pageAddresses: readonly PageAddress[] = [
  ...Map.groupBy(
    pageNames.filter((name) => pageFacts[name].path !== null),
    (name) => pageFacts[name].path ?? '',
  ),
].map(([path, [first, ...rest]]) => ({ path, names: [first!, ...rest] }))

/**
 * Path of a page in a language, `/es/welcome` or `/pt-br/welcome`, and `/es` for the home page; without a language, `/welcome`
 * and `/`. `account`: the slug of the account that a page is about.
 */
export function addressOf(language: Language | null, name: PageName, account = ''): string {
  const path = isAccountPage(name)
    ? `${pageFacts['track-record'].path}/${account}${accountPages[name]}`
    : pageFacts[name].path
  const parts = [language && addressPartOf(language), path].filter((part) => part !== null && part !== '')
  return `/${parts.join('/')}`
}

/** The account of a page, and the requested part. */
export type AccountView = {
  readonly slug: string
  /** Whole units of its currency, for the results page; null: the recommended one. */
  readonly deposit: number | null
  /** With the page of its rows. */
  readonly rows: AccountRows | null
}

/** A sender's receipt: its number and time of arrival, ISO 8601. */
export type Receipt = { readonly id: string; readonly receivedAt: string }

/** State of a form: input, problems, confirmation, or success. Never a password. */
export type FormState = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, FieldProblem>>
  readonly outcome: 'open' | 'confirm' | 'sent' | 'failed' | 'too_many_requests'
  /** With `sent`, where the sender gets one. */
  readonly receipt?: Receipt | undefined
  /** With `sent`: the bot and a single-use link key. */
  readonly start?: { readonly bot: string; readonly key: string }
}

/** State of the checkout a visitor comes from: pending, a trial, or paid. */
export type CheckoutGreeting = 'waits' | 'trial' | 'paid'

/**
 * Everything a page is made of. Nothing in it belongs to one visitor, except `forms`, so that the rendered bytes can
 * be kept in memory by (name, language, data version); an answer to a post is never kept.
 */
export type Page = {
  readonly name: PageName
  readonly language: Language
  readonly mode: SiteMode
  /** Name, terms, look. */
  readonly brand: Brand
  /** Address of the brand's own logo; null: the sign that ships. */
  readonly logo: string | null
  /** Scheme and host, for canonical and hreflang links. */
  readonly origin: string
  /**
   * Newest first: of the account that carries the record; of loaded lists where no imported account is published. Never
   * both, as with `months`.
   */
  readonly operations: readonly Operation[]
  /** Behind these operations, in order; empty where none was imported. */
  readonly gold: readonly GoldPoint[]
  /** Newest first, every one on record. */
  readonly months: readonly Month[]
  /** Stated records while an imported account is published: shown below, under their own heading. */
  readonly statedRecord: { readonly operations: readonly Operation[]; readonly months: readonly Month[] }
  /** Newest first. */
  readonly corrections: readonly Correction[]
  /** Newest first: accounts renamed, the record moved, a backup restored, a login registered again. */
  readonly events: readonly RecordEvent[]
  /** Accounts that the ledger opened and that are published no more. */
  readonly removedAccounts: readonly RemovedAccount[]
  readonly claims: readonly Claim[]
  /** Third-party stamps of the ledger; null if none. */
  readonly stamps: PublicStamps | null
  /** In the order they were registered. */
  readonly accounts: readonly PublishedAccount[]
  /** With a page of an account. */
  readonly view: AccountView | null
  /** External links; an empty setting is absent and so is its link. */
  readonly links: { readonly checkout?: string; readonly broker?: string; readonly whatsapp?: string }
  readonly year: number
  /** How long personal data are kept. */
  readonly retention: Retention
  /** True if a mail server is set: a page promises a mail only where one is sent. */
  readonly sendsMail: boolean
  readonly forms: Partial<Record<FormName, FormState>>
  /** On the page after checkout, its state for the visitor; null: unknown, or they do not come from it. */
  readonly checkout: CheckoutGreeting | null
}
