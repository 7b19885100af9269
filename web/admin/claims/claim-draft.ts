import type { CallOf } from '#contract/api.ts'
import type { RegisteredClaim } from '#contract/claims.ts'
import { type AccountType, accountTypes } from '#domain/claims/claims.ts'
import type { Language } from '#domain/site/languages.ts'

type Body = CallOf<'stateClaim'>['body']

/** A statement as it is typed. */
export type ClaimDraft = {
  readonly amount: string
  readonly plus: boolean
  readonly text: Readonly<Partial<Record<Language, string>>>
  readonly author: string
  readonly country: string
  readonly months: string
  readonly accountType: AccountType | ''
  readonly asOf: string
  readonly expiresOn: string
  readonly url: string
  readonly reference: string
}

/** Starts from the current statement, else from an empty form dated today; never from the sample. */
export function draftOf({ stated }: RegisteredClaim, today: string): ClaimDraft {
  const quoted = stated?.value.quoted
  return {
    amount: stated?.value.amount === undefined ? '' : String(stated.value.amount),
    plus: stated?.value.plus ?? false,
    text: stated?.value.text ?? {},
    author: quoted?.author ?? '',
    country: quoted?.country ?? '',
    months: quoted ? String(quoted.months) : '',
    accountType: stated?.accountType ?? '',
    asOf: stated?.asOf ?? today,
    expiresOn: stated?.expiresOn ?? '',
    url: stated?.evidence.url ?? '',
    reference: stated?.evidence.reference ?? '',
  }
}

/** Parses a number typed with a comma or a point. */
export function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.')
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : null
}

/** The statement to send, or the fields without a valid number. */
export function bodyOf(claim: RegisteredClaim, draft: ClaimDraft): { body: Body } | { wrong: string[] } {
  const isText = claim.kind === 'text'
  const isQuotation = claim.topic === 'testimonial'
  const amount = numberOf(draft.amount)
  const months = numberOf(draft.months)
  const wrong = [
    ...(!isText && amount === null ? ['amount'] : []),
    ...(isQuotation && months === null ? ['quoted.months'] : []),
  ]
  if (wrong.length > 0) return { wrong }
  return {
    body: {
      ...(isText
        ? { text: Object.fromEntries(Object.entries(draft.text).filter(([, words]) => words.trim() !== '')) }
        : { amount: amount!, ...(draft.plus && { plus: true }) }),
      ...(isQuotation && {
        quoted: { author: draft.author, country: draft.country.trim().toUpperCase(), months: months! },
      }),
      ...(claim.topic === 'trading' && {
        accountType: accountTypes.find((type) => type === draft.accountType) ?? null,
      }),
      asOf: draft.asOf,
      expiresOn: draft.expiresOn || null,
      evidence: {
        ...(draft.url.trim() && { url: draft.url.trim() }),
        ...(draft.reference.trim() && { reference: draft.reference }),
      },
      version: claim.version,
    },
  }
}
