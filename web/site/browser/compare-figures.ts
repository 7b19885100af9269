import type { LedgerLine } from '#domain/ledger/entry.ts'
import { accountFiguresOf, type NamedFigure, recordFigures, replayLedger } from '#domain/ledger-replay.ts'
import { shown, type Verdict } from './verdict.ts'

/** Numbers that went through the same arithmetic in another order differ by less. */
const tolerance = 1e-9

/** Puts what the ledger comes to beside every figure that the page shows, and says how many agree. */
export async function compareFigures(part: HTMLElement, lines: readonly LedgerLine[], verdict: Verdict): Promise<void> {
  const { records, accounts } = replayLedger(lines)
  const figures = new Map<string, number>(recordFigures(records))
  for (const account of accounts) {
    // An account may have a hundred thousand deals: the page breathes in between.
    await new Promise((resolve) => setTimeout(resolve))
    for (const [name, value] of accountFiguresOf(account) as NamedFigure[]) figures.set(name, value)
  }
  const rows = [...part.querySelectorAll<HTMLTableRowElement>('tr[data-figure]')]
  let agree = 0
  for (const row of rows) {
    const value = figures.get(row.dataset.figure!)
    const [there, here] = row.cells.length === 3 ? [row.cells[1]!, row.cells[2]!] : []
    if (!there || !here) continue
    const isSame = value !== undefined && agrees(value, Number(row.dataset.value))
    agree += isSame ? 1 : 0
    here.className = isSame ? '' : 'differs'
    if (isSame) here.replaceChildren('✓ ', ...there.cloneNode(true).childNodes)
    else here.textContent = value === undefined ? '—' : shown(value)
    if (!isSame) row.closest('details')?.setAttribute('open', '')
  }
  if (rows.length > 0) verdict[agree === rows.length ? 'good' : 'bad']('agree', shown(agree), shown(rows.length))
}

const agrees = (a: number, b: number) => Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))
