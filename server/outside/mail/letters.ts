import { greetedName } from '#domain/letters/greeted-name.ts'
import type { MailTemplate, MailValues } from '#domain/letters/mail.ts'
import { filledReply } from '#domain/letters/reply-template.ts'
import { type Language, localeOfLanguage, type StaffLanguage } from '#domain/site/languages.ts'
import { zonedMoment } from '#domain/site/utc-moment.ts'
import { decimalAmount, minorDigits } from '#domain/subscription/currency.ts'
import { mailWords, replyWords, staffMailWords } from '#web/words/messages/load.ts'
import { type Letter, layOut, type Message, replyMessage } from './layout.ts'

/** Data of a stored mail, whatever its template. */
export type MailContent = {
  readonly template: string
  readonly language: string
  readonly recipientName: string | null
  readonly values: unknown
}

/** Base URL of links in mails; null if `PUBLIC_URL` is not set. */
export type SiteAddress = string | null

type Words<T> = { readonly values: T; readonly language: Language; readonly name: string | null; readonly site: Site }
type Site = {
  readonly name: string
  readonly head: RecordHead | null
  readonly unsubscribeUrl: string | null
  readonly confirmUrl: string | null
  readonly startUrl: string | null
  readonly timeZone: string
  link(path: string): string | null
}

/** The ledger's head: with a kept mail, a reader can later detect a rewritten track record. */
export type RecordHead = { readonly seq: number; readonly hash: string }

/** The sender: the product's name and address. */
export type MailSite = {
  readonly brand: string
  readonly address: SiteAddress
  readonly head?: RecordHead | null
  /** Unsubscribe link; null if staff read the mail, who must not use it. */
  readonly unsubscribeUrl?: string | null
  /** Confirmation link; null as above. */
  readonly confirmUrl?: string | null
  /** Messenger link; null as above, or without one. */
  readonly startUrl?: string | null
  /** Time zone of times: the team's, since a reader's own is unknown. */
  readonly timeZone: string
}

/** An amount in minor units of its currency, with its decimals. */
function amountIn(locale: string, amount: number, currency: string): string {
  const digits = minorDigits(currency)
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const shown = new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase(), ...fraction })
  return shown.format(Number(decimalAmount(amount, currency)))
}

/** The text of a mail in its language. */
export function messageOf(mail: MailContent, mailSite: MailSite): Message {
  const { brand, address, head = null, unsubscribeUrl = null, confirmUrl = null, startUrl = null, timeZone } = mailSite
  const template = mail.template as MailTemplate
  if (template === 'reply') return replyMessage(mail.values as MailValues['reply'])
  const language = mail.language as Language
  const site: Site = {
    name: address ? new URL(address).host : brand,
    head,
    unsubscribeUrl,
    confirmUrl,
    startUrl,
    timeZone,
    link: (path) => (address ? new URL(path, address).href : null),
  }
  const write = letters[template] as (words: Words<unknown>) => Letter
  return layOut(
    language,
    write({ values: mail.values, language, name: greetedName(mail.recipientName, language), site }),
  )
}

const letters: { readonly [T in Exclude<MailTemplate, 'reply'>]: (words: Words<MailValues[T]>) => Letter } = {
  contact_receipt({ values, ...about }) {
    const words = mailWords(about.language)
    const { subject, text, received, telegram } = words.contact_receipt
    const letter = toCustomer(about, subject, [...text, received(momentIn(about, values.receivedAt))])
    return { ...letter, link: linkTo(telegram, about.site.startUrl) }
  },
  setup_received({ values, ...about }) {
    const words = mailWords(about.language)
    const { subject, text, received } = words.setup_received
    return toCustomer(about, subject, [...text, received(momentIn(about, values.receivedAt))])
  },
  setup_completed({ values, ...about }) {
    const words = mailWords(about.language)
    const { subject, text, completed } = words.setup_completed
    return toCustomer(about, subject, [...text, completed(momentIn(about, values.completedAt)), words.risk])
  },
  cancellation_received({ values, ...about }) {
    const words = mailWords(about.language).cancellation_received
    const declared = [values, ...(values.further ?? [])].flatMap(({ kind, receivedAt, receipt }) => [
      words.declared(kind),
      words.received(momentIn(about, receivedAt)),
      words.receipt(receipt),
    ])
    return toCustomer(about, words.subject, [...declared, ...words.text])
  },
  confirm_offers({ values: _values, ...about }) {
    const words = mailWords(about.language)
    const { subject, text, link } = words.confirm_offers
    return { ...toCustomer(about, subject, text), link: linkTo(link, about.site.confirmUrl) }
  },
  rule_letter({ values, ...about }) {
    const words = replyWords(about.language)
    const { template, wording, colleague, company, agreedAt } = values
    const { agreed } = mailWords(about.language)
    const why = agreedAt === undefined ? {} : { why: agreed(about.site.name, momentIn(about, agreedAt)) }
    if (template === null) {
      // The team's own text from greeting to signature, with its fields filled in.
      const { subject, text } = wording!
      const letter = toCustomer(about, subject, [...text.split(/\n{2,}/), words.risk], why)
      return withUnsubscribe(about, { ...letter, greeting: null })
    }
    const { subject, text } = wording ?? words[template]
    const fill = (part: string) => filledReply(part, { colleague, company })
    const paragraphs = [...fill(text).split(/\n{2,}/), fill(words.signature), words.risk]
    return withUnsubscribe(about, toCustomer(about, fill(subject), paragraphs, why))
  },
  cancellation_for_staff({ values, language, site }) {
    const { cancellation_for_staff: words, why } = staffWordsOf(language)
    return toTeammate(
      words.subject,
      [words.text, words.received(momentIn({ language, site }, values.receivedAt))],
      linkTo(words.open, site.link('/admin/cancellations')),
      [why],
    )
  },
  setup_for_staff({ values, language, site }) {
    const { setup_for_staff: words, why } = staffWordsOf(language)
    return toTeammate(
      words.subject,
      [words.text, words.received(momentIn({ language, site }, values.receivedAt))],
      linkTo(words.open, site.link('/subscription-management')),
      [why],
    )
  },
  invitation({ values, language, site }) {
    const { invitation: words } = staffWordsOf(language)
    const expires = words.expires(momentIn({ language, site }, values.expiresAt))
    // Without an address of the site no mail has a link; with one, readers of the outbox do not see it.
    const noLink = site.link('/') === null ? words.askForLink(values.invitedBy) : words.noLink
    return toTeammate(
      words.subject(values.invitedBy),
      [words.text(values.invitedBy), values.link ? expires : noLink],
      linkTo(words.open, values.link),
      [words.unknown],
    )
  },
  bulk_reading({ values, language, site }) {
    const { bulk_reading: words, why, whyOwn } = staffWordsOf(language)
    return toTeammate(
      words.subject(values.username),
      [words.text(values.username), words.at(momentIn({ language, site }, values.at))],
      linkTo(words.open, site.link('/admin/audit')),
      [values.own ? whyOwn : why],
    )
  },
  bulk_binning({ values, language, site }) {
    const { bulk_binning: words, why, whyOwn } = staffWordsOf(language)
    return toTeammate(
      words.subject(values.username),
      [words.text(values.username), words.at(momentIn({ language, site }, values.at))],
      linkTo(words.open, site.link('/admin')),
      [values.own ? whyOwn : why],
    )
  },
  task_reminder({ values, language, site }) {
    const { task_reminder: words, why } = staffWordsOf(language)
    return toTeammate(
      words.subject(values.title),
      [words.text(values.title), words.due(momentIn({ language, site }, values.dueAt))],
      linkTo(words.open, site.link(`/admin?lead=${encodeURIComponent(values.leadId)}`)),
      [why],
    )
  },
  webhook_paused({ values, language, site }) {
    const { webhook_paused: words, why } = staffWordsOf(language)
    return toTeammate(
      words.subject(values.name),
      [words.text(values.name), words.since(momentIn({ language, site }, values.since))],
      linkTo(words.open, site.link('/admin/connections')),
      [why],
    )
  },
  login_ended({ values, language, site }) {
    const { login_ended: words, why } = staffWordsOf(language)
    const { subject, text } = words.logins[values.login]
    return toTeammate(
      subject,
      [text, words.since(momentIn({ language, site }, values.since))],
      linkTo(words.open, site.link('/admin/channels')),
      [why],
    )
  },
  weekly_summary({ values, language, site }) {
    const { weekly_summary: words } = staffWordsOf(language)
    const locale = localeOfLanguage(language)
    const count = (n: number) => new Intl.NumberFormat(locale).format(n)
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
    return toTeammate(
      words.subject(dayIn(language, values.from), dayIn(language, values.to)),
      [
        words.leads(count(values.leads), count(values.leadsBefore)),
        words.replied(count(values.replied), count(values.waited)),
        ...(values.p50 === null ? [] : [words.p50(durationIn(locale, values.p50))]),
        words.converted(count(values.converted), count(values.convertedBefore)),
        ...(values.wonLeads === undefined ? [] : [words.won(count(values.wonLeads), money.format(values.won))]),
        ...(values.money ?? []).flatMap(({ currency, paid, back, start, end }) => {
          const written = (amount: number) => amountIn(locale, amount, currency)
          return [words.paid(written(paid), written(back)), words.recurring(written(start), written(end))]
        }),
      ],
      linkTo(words.open, site.link(`/admin/analytics?from=${values.from}&to=${values.to}`)),
      [words.stop],
    )
  },
  digest({ values, language, site }) {
    const { digest: words, why } = staffWordsOf(language)
    const count = (n: number) => new Intl.NumberFormat(localeOfLanguage(language)).format(n)
    return toTeammate(
      words.subject(dayIn(language, values.day)),
      [
        words.newLeads(count(values.newLeads)),
        words.overdueLeads(count(values.overdueLeads)),
        words.tasksToday(count(values.tasksToday)),
        words.overdueTasks(count(values.overdueTasks)),
      ],
      linkTo(words.open, site.link('/admin')),
      [why, ...headIn(site, staffWordsOf(language))],
    )
  },
}

/** Such as 45 minutes or 3.5 hours, to a tenth. */
function durationIn(locale: string, seconds: number): string {
  const [unit, length] = seconds < 3_600 ? (['minute', 60] as const) : (['hour', 3_600] as const)
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 })
  return format.format(seconds / length)
}

function toCustomer(
  { language, name, site }: Omit<Words<unknown>, 'values'>,
  subject: string,
  paragraphs: readonly string[],
  { why }: { readonly why?: string } = {},
): Letter {
  const words = mailWords(language)
  const footer = [words.noPasswords, why ?? words.why(site.name), ...headIn(site, words)]
  return { subject, greeting: words.greeting(name), paragraphs, link: null, footer }
}

/** The unsubscribe link, or instructions without one. */
function withUnsubscribe({ language, site }: Omit<Words<unknown>, 'values'>, letter: Letter): Letter {
  const { link, byReply } = mailWords(language).unsubscribe
  if (site.unsubscribeUrl) return { ...letter, link: { label: link, url: site.unsubscribeUrl } }
  return { ...letter, footer: [byReply, ...letter.footer] }
}

/** The end of the ledger in small print, in the form the verification page accepts. */
const headIn = ({ head }: Site, words: { readonly recordHead: (entry: string, fingerprint: string) => string }) =>
  head ? [words.recordHead(String(head.seq), head.hash)] : []

const toTeammate = (
  subject: string,
  paragraphs: readonly string[],
  link: Letter['link'],
  footer: readonly string[],
): Letter => ({ subject, greeting: null, paragraphs, link, footer })

const linkTo = (label: string, url: string | null): Letter['link'] => (url ? { label, url } : null)

const staffWordsOf = (language: Language) => staffMailWords(language as StaffLanguage)

/** A moment in words, by the team's clock. */
const momentIn = ({ language, site }: Pick<Words<unknown>, 'language' | 'site'>, moment: string) =>
  zonedMoment(language, Date.parse(moment), site.timeZone)

const dayIn = (language: Language, day: string) =>
  new Intl.DateTimeFormat(localeOfLanguage(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
