import type { Lead } from '#contract/leads.ts'
import { type MergedField, mergedFields } from '#domain/leads/duplicates.ts'

/** The choices of a merge: which leads, which one survives, and whose value each field keeps. */
type MergeChoice = {
  readonly taken: readonly string[]
  readonly stays: string
  readonly fields: Readonly<Partial<Record<MergedField, string>>>
}

const isEmpty = (value: unknown) => value === null || value === '' || value === 0

/** By default the oldest lead survives; its empty fields are filled from the others. */
export function firstChoice(leads: readonly Lead[]): MergeChoice {
  const [oldest] = leads
  return choiceFor(
    leads,
    leads.map(({ id }) => id),
    oldest?.id ?? '',
  )
}

/** The survivor or the set of leads changed: proposes the fields again. */
export function choiceFor(leads: readonly Lead[], taken: readonly string[], wanted: string): MergeChoice {
  const part = leads.filter(({ id }) => taken.includes(id))
  const stays = part.find(({ id }) => id === wanted) ?? part[0]
  const fields = differing(part).map((field): [MergedField, string | undefined] => {
    if (field === 'status') return [field, stageOwner(part, stays)?.id]
    const owner = stays && !isEmpty(stays[field]) ? stays : part.find((lead) => !isEmpty(lead[field]))
    return [field, (owner ?? stays)?.id]
  })
  return { taken: part.map(({ id }) => id), stays: stays?.id ?? '', fields: Object.fromEntries(fields) }
}

/**
 * The lead whose stage is kept: if the survivor was lost, the newest one that was not, since the person has returned.
 */
function stageOwner(part: readonly Lead[], stays: Lead | undefined) {
  if (stays?.status !== 'lost') return stays
  const [newest] = part
    .filter(({ status }) => status !== 'lost')
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return newest ?? stays
}

/** Fields in which these leads differ. */
export function differing(leads: readonly Lead[]): MergedField[] {
  return mergedFields.filter((field) => new Set(leads.map((lead) => lead[field] ?? null)).size > 1)
}

/** The request body for a choice. */
export function mergeCall(leads: readonly Lead[], { taken, stays, fields }: MergeChoice) {
  const one = leads.find(({ id }) => id === stays)!
  const others = leads.filter(({ id }) => taken.includes(id) && id !== stays)
  return {
    params: { id: stays },
    body: { version: one.version, others: others.map(({ id, version }) => ({ id, version })), fields },
  }
}
