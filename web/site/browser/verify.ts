import './older.ts'
import { Cancelled } from '#domain/ledger/chain.ts'
import type { LedgerLine } from '#domain/ledger/entry.ts'
import { askKeys } from './ask-keys.ts'
import { check } from './check-copy.ts'
import { checkStamps } from './check-stamps.ts'
import { compareFigures } from './compare-figures.ts'
import type { requestDocument } from './document-request.ts'
import { fetchLedger, fetchPage, fetchSite, fetchStamps } from './fetch-ledger.ts'
import { openVerdict } from './verdict.ts'

let runs = 0

/** Starts a check when the button is pressed or a copy is chosen; cancels a running one. */
export async function verify(part: HTMLElement, event: Event, request: typeof requestDocument): Promise<void> {
  const target = event.target as HTMLElement
  const copy = event.type === 'input' && target instanceof HTMLInputElement ? target.files?.[0] : null
  const button = event.type === 'click' ? target.closest<HTMLElement>('button') : null
  if (!copy && !button) return
  const isAsking = button?.dataset.askKeys !== undefined
  runs += 1
  const run = runs
  const verdict = isAsking ? openVerdict(part, part.querySelector<HTMLElement>('#keys .verdict')!) : openVerdict(part)
  const kept = part.querySelector<HTMLInputElement>('#kept')?.value ?? ''
  try {
    verdict.say('loading')
    const [bytes, site] = await Promise.all([
      copy ? copy.arrayBuffer() : fetchLedger(),
      fetchSite(),
      isAsking ? null : fetchPage(part, request),
    ])
    const goesOn = (done: number, of: number) => {
      if (run === runs) verdict.progress(done, of)
      return run === runs
    }
    const draw = chainOf(part)
    const lines = await check({ bytes, site, kept, isOwn: !copy, verdict, goesOn })
    if (!isAsking && bytes.byteLength > 0) draw(lines)
    if (!lines) return
    if (isAsking) return await askKeys(lines, verdict)
    await checkStamps(await fetchStamps(), lines, verdict)
    await compareFigures(part, lines, verdict)
  } catch (error) {
    if (!(error instanceof Cancelled)) verdict.bad('failed')
  }
}

/** The picture of the chain, cleared of earlier results; called with the entries, or null if invalid. */
function chainOf(part: HTMLElement): (lines: readonly LedgerLine[] | null) => void {
  const { dataset } = part.querySelector<HTMLElement>('[data-says]')!
  delete dataset.chain
  return (lines) => {
    const places = [...part.querySelectorAll('.chain text')]
    const last = (lines ?? []).slice(-places.length)
    for (const [index, place] of places.entries())
      place.textContent = last.at(index - places.length)?.hash.slice(0, 6) ?? '······'
    dataset.chain = last.length > 0 ? 'holds' : 'broken'
  }
}
