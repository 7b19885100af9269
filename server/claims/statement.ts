import type { Statement } from '#contract/claims.ts'
import { type FieldProblem, invalidFields } from '#contract/errors.ts'
import { dayMs, epochMs } from '#domain/basics/instant.ts'
import type { ClaimFacts } from '#domain/claims/claim-facts.ts'
import { type Claim, type ClaimValue, expiresAt, maxStatedDays } from '#domain/claims/claims.ts'
import { kindsWithoutEvidence, unprovenWords } from '#domain/claims/public-words.ts'
import { claimsVerification } from '#domain/claims/verification-claim.ts'
import type { NewStatement } from './store.ts'

const noAddress = (words: string) => !/^https?:$/.test(URL.parse(words)?.protocol ?? '')

/**
 * The stored statement, with the claim's kind. Throws `invalid_input` if it does not meet the claim's requirements, is
 * dated in the future, or is valid for too long.
 */
export function statementOf(facts: ClaimFacts, given: Statement, now: number): NewStatement {
  const problems: Record<string, FieldProblem> = {}
  const isText = facts.kind === 'text'
  const text = Object.fromEntries(Object.entries(given.text ?? {}).filter(([, words]) => words !== ''))
  const isQuotation = facts.topic === 'testimonial'
  const { asOf, expiresOn = null } = given

  if (isText && Object.keys(text).length === 0) problems.text = 'required'
  if (isText && facts.isAddress && Object.values(text).some(noAddress)) problems.text = 'invalid'
  for (const [language, words] of Object.entries(text)) {
    if (unprovenWords(words, kindsWithoutEvidence(facts.topic)).length > 0) problems[`text.${language}`] = 'unproven'
  }
  // A claim of third-party verification must link a page that shows it.
  if (Object.values(text).some(claimsVerification) && given.evidence.url === undefined)
    problems['evidence.url'] = 'required'
  if (!isText && given.amount === undefined) problems.amount = 'required'
  if (isText ? given.amount !== undefined || given.plus : given.text !== undefined) {
    problems[isText ? 'amount' : 'text'] = 'unknown_field'
  }
  if (isQuotation !== (given.quoted !== undefined)) problems.quoted = isQuotation ? 'required' : 'unknown_field'
  if (facts.topic === 'trading' ? !given.accountType : given.accountType) {
    problems.accountType = facts.topic === 'trading' ? 'required' : 'unknown_field'
  }
  const start = epochMs(`${asOf}T00:00:00Z`)
  // A day that has begun somewhere on Earth.
  if (start > now + dayMs) problems.asOf = 'invalid_date'
  if (expiresOn !== null && (expiresOn < asOf || epochMs(`${expiresOn}T00:00:00Z`) > start + maxStatedDays * dayMs)) {
    problems.expiresOn = 'invalid_date'
  }
  if (Object.keys(problems).length > 0) throw invalidFields(problems)

  const { kind, currency, signed } = facts
  const value: ClaimValue = {
    kind,
    ...(isText ? { text } : { amount: given.amount! }),
    ...(currency !== undefined && { currency }),
    ...(signed !== undefined && { signed }),
    ...(given.plus && { plus: true }),
    ...(given.quoted && { quoted: given.quoted }),
  }
  const { url, reference } = given.evidence
  const evidence = { ...(url !== undefined && { url }), ...(reference !== undefined && { reference }) }
  return { value, accountType: given.accountType ?? null, asOf, expiresOn, evidence }
}

/** When a stated claim expires. */
export function endOf(claim: Claim): Date {
  return new Date(expiresAt(claim) ?? 0)
}
