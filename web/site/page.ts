import type { FieldProblem } from '#contract/errors.ts'
import type { Brand } from '#domain/brand.ts'
import type { Claim, SiteMode } from '#domain/claims.ts'
import { addressPartOf, type Language } from '#domain/languages.ts'
import type { LeadFieldsWith } from '#domain/lead-fields.ts'
import type { Platform } from '#domain/options.ts'
import type { AccountRows, PublishedAccount } from '#domain/published-accounts.ts'
import type { RecordEvent, RemovedAccount } from '#domain/record-events.ts'
import type { Retention } from '#domain/retention.ts'
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
  /** When it was closed, epoch milliseconds. */
  readonly at: number
  /** It was loaded with a list, not computed from an account's deals. */
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
  /** It was typed by hand, not computed from an account's deals. */
  readonly isStated: boolean
  /** It was still going on when its figures were recorded. */
  readonly isUnfinished: boolean
}

/** A month that was changed after it was recorded: what stood there, what stands there now, when (`YYYY-MM-DD`) and why. */
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

/** A form for a message: where it comes from as leads tell it, and what it asks for, in order. */
export type FormFacts = { readonly platform: Platform; readonly fields: readonly FormField[] }

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

/** Forms of customers: an account to be set up, a contract to be left. */
const customerForms = ['setup', 'cancel'] as const

export type FormName = MessageFormName | (typeof customerForms)[number]
export const formNames: readonly FormName[] = [...(Object.keys(messageForms) as MessageFormName[]), ...customerForms]

/** Whether what a form sends becomes a lead. */
export const isMessageForm = (name: FormName): name is MessageFormName => name in messageForms

/** The two sides of the comparison on one address. */
export type Variant = 'a' | 'b'

export type PageFacts = {
  /** Its address without the language: empty for the home page, null for one that answers at no address of its own. */
  readonly path: string | null
  /** Pages at the same path are variants of one another; a visitor sees one of them. */
  readonly variant?: Variant
  readonly forms: readonly FormName[]
  /** Whether search engines may list it: it is in the site map, and without it the page says `noindex`. */
  readonly isIndexed: boolean
  /** Whether every footer links it. */
  readonly isInFooter: boolean
  /** The most it may weigh on the wire with its style, KB of Brotli; `docs/design/pages.md` says why some may be heavier. */
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
    budget: 14,
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

/** Pages of one account, and what follows its address; its name is in the address, so that no page is at one path. */
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
/** Those that are there whatever is published. */
export const pageNames = Object.keys(pages) as Exclude<PageName, AccountPageName>[]
const ofAccount: PageFacts = { path: null, forms: [], isIndexed: true, isInFooter: false, budget: 14 }
export const pageFacts: Readonly<Record<PageName, PageFacts>> = {
  ...pages,
  account: ofAccount,
  'account-results': ofAccount,
  'account-rows': { ...ofAccount, isIndexed: false },
}

/** The page whose words announce this one in tabs, searches and links: variants share them. Null: it is not announced. */
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
 * Path of a page in a language, `/es/welcome` or `/pt-br/welcome`, and `/es` for the home page; for everybody, `/welcome` and `/`. `account`: the
 * slug of the account that a page is about.
 */
export function addressOf(language: Language | null, name: PageName, account = ''): string {
  const path = isAccountPage(name)
    ? `${pageFacts['track-record'].path}/${account}${accountPages[name]}`
    : pageFacts[name].path
  const parts = [language && addressPartOf(language), path].filter((part) => part !== null && part !== '')
  return `/${parts.join('/')}`
}

/** The account that a page is about, and what of it the reader asked for. */
export type AccountView = {
  readonly slug: string
  /** Whole units of its currency, with the page of its results; null: the recommended one. */
  readonly deposit: number | null
  /** With the page of its rows. */
  readonly rows: AccountRows | null
}

/** What the sender of a form keeps: its number and when it arrived, ISO 8601. */
export type Receipt = { readonly id: string; readonly receivedAt: string }

/**
 * A form as the visitor left it: what was typed, what is wrong, what is to be confirmed, or that it arrived. Never a
 * password.
 */
export type FormState = {
  readonly values: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, FieldProblem>>
  readonly outcome: 'open' | 'confirm' | 'sent' | 'failed' | 'too_many_requests'
  /** With `sent`, where the sender gets one. */
  readonly receipt?: Receipt | undefined
  /** With `sent`: the bot and the key of a link to it that works once. */
  readonly start?: { readonly bot: string; readonly key: string }
}

/** What is known of the checkout that somebody comes from: not yet anything, a trial, or money that arrived. */
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
  /** What is stated where an imported account is published: it stands below, under its own heading. */
  readonly statedRecord: { readonly operations: readonly Operation[]; readonly months: readonly Month[] }
  /** Newest first. */
  readonly corrections: readonly Correction[]
  /** Newest first: accounts renamed, the record moved, a backup restored, a login registered again. */
  readonly events: readonly RecordEvent[]
  /** Accounts that the ledger opened and that are published no more. */
  readonly removedAccounts: readonly RemovedAccount[]
  readonly claims: readonly Claim[]
  /** What outsiders vouch for of the ledger; null while none did. */
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
  /** Whether a mail server is set: a page promises a mail only where one is sent. */
  readonly sendsMail: boolean
  readonly forms: Partial<Record<FormName, FormState>>
  /** On the page after the checkout, what that says of whoever comes from it; null: they do not, or nobody can know. */
  readonly checkout: CheckoutGreeting | null
}
