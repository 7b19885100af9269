import type { LedgerLine } from '#domain/ledger/entry.ts'
import { printedOfReplay, replayLedger } from '#domain/record/ledger-replay.ts'
import type { PrintedFigure } from '#domain/record/printed-figure.ts'
import { createFormat, unbroken } from '#web/site/parts/format.ts'
import { printedText } from '#web/site/parts/printed-text.ts'
import { agrees, type ComparedRow, placesOf, rowsOf } from './compared-rows.ts'
import { fetchText } from './fetch-ledger.ts'
import { type NamedPlace, printedIn } from './printed-in.ts'
import { shown, type Verdict } from './verdict.ts'

/** Figures by account slug; the empty slug: months and trades of the record. */
type Recomputed = ReadonlyMap<string, { readonly figures: readonly PrintedFigure[]; readonly currency: string }>

/**
 * Reads the pages with figures and compares each with the ledger. Shows how many agree; a ledger figure missing on all
 * pages is a difference.
 */
export async function compareFigures(part: HTMLElement, lines: readonly LedgerLine[], verdict: Verdict): Promise<void> {
  const recomputed = await recompute(part, lines)
  const format = createFormat(languageOf(part), { units: { pips: (_, text) => text } })
  const common = await printedOn(part.querySelector<HTMLElement>('[data-common]')?.dataset.common ?? '', '')
  let [agree, all] = [0, 0]
  for (const tables of part.querySelectorAll<HTMLElement>('[data-pages]')) {
    const slug = tables.dataset.of ?? ''
    const { figures, currency } = recomputed.get(slug) ?? { figures: [], currency: 'USD' }
    const textOf = (figure: PrintedFigure) => printedText(format, figure, currency)
    const own = await printedOn(tables.dataset.pages!, slug)
    const places = placesOf([...common, ...own], slug)
    const rows = rowsOf(places, figures, textOf)
    tables.querySelector('tbody')?.replaceChildren(...rows.map(toRow))
    agree += rows.reduce((sum, row) => sum + row.agree, 0)
    all += rows.reduce((sum, { texts }) => sum + Math.max(1, texts.length), 0)
    if (tables instanceof HTMLDetailsElement) tables.open ||= rows.some((row) => !agrees(row))
  }
  if (all > 0) verdict[agree === all ? 'good' : 'bad']('agree', shown(agree), shown(all))
}

const languageOf = (part: HTMLElement) =>
  part.ownerDocument.documentElement.dataset.language as Parameters<typeof createFormat>[0]

async function recompute(part: HTMLElement, lines: readonly LedgerLine[]): Promise<Recomputed> {
  const { price, deposit } = part.querySelector<HTMLElement>('[data-price]')?.dataset ?? {}
  const terms = { monthlyPrice: Number(price), deposit: Number(deposit), now: Date.now() }
  const { printed, accounts } = replayLedger(lines)
  const found = new Map([['', { figures: printed, currency: 'USD' }]])
  for (const account of accounts) {
    // An account may have 100,000 deals: lets the page respond in between.
    await new Promise((resolve) => setTimeout(resolve))
    found.set(account.slug, { figures: printedOfReplay(account, terms), currency: account.currency })
  }
  return found
}

/** Printed figures of these pages (URLs separated by spaces); `slug`: their account. */
async function printedOn(addresses: string, slug: string): Promise<NamedPlace[]> {
  const places: NamedPlace[] = []
  for (const address of addresses.split(' ').filter(Boolean))
    places.push(...printedIn(await fetchText(address), slug).places)
  return places
}

function toRow(row: ComparedRow): HTMLTableRowElement {
  const line = document.createElement('tr')
  const name = document.createElement('th')
  name.scope = 'row'
  name.textContent = row.label
  const cell = (text: string) => {
    const [cell, own] = [document.createElement('td'), document.createElement('bdi')]
    own.textContent = unbroken(text)
    cell.append(own)
    return cell
  }
  const here = cell(agrees(row) ? `✓ ${row.printed}` : row.texts.join(' · ') || '—')
  if (!agrees(row)) here.className = 'differs'
  line.append(name, cell(row.printed), here)
  return line
}
