import type { DealPayload } from '#domain/ledger/payloads.ts'
import type { Direction } from '#domain/report/deal.ts'
import type { PositionedDeal } from '#domain/report/positions.ts'

type Placed = { readonly ticket: string; readonly at: number | undefined }

/** The deals of an account, put together from the entries of one file after another. */
export class LedgerDeals {
  readonly #byTicket = new Map<string, PositionedDeal>()
  /** Tickets of the history up to the file before. */
  #order: string[] = []
  /** Deals of the file being read. */
  #added: Placed[] = []
  #files = 0
  #isPlaced = false

  nextFile(): void {
    this.#place()
    this.#files += 1
  }

  add({ account: _, direction, volume, price, order: _order, at, ...deal }: DealPayload, time: string): void {
    const { ticket } = deal
    const isKnown = this.#byTicket.has(ticket)
    this.#byTicket.set(ticket, {
      ...deal,
      time,
      direction: direction as Direction | null,
      volume: Number(volume),
      price: Number(price),
    })
    if (at !== undefined) this.#isPlaced = true
    if (!isKnown || at !== undefined) this.#added.push({ ticket, at })
  }

  /** In the order of the whole history. */
  inOrder(): PositionedDeal[] {
    this.#place()
    const deals = this.#order.map((ticket) => this.#byTicket.get(ticket)!)
    // Entries of later files without a place: a file may bring deals older than those of an earlier one.
    if (this.#files < 2 || this.#isPlaced) return deals
    return deals.sort((a, b) => (a.time < b.time ? -1 : a.time > b.time ? 1 : 0))
  }

  /** Inserts a file's new deals at their places. */
  #place(): void {
    const added = this.#added
    this.#added = []
    if (added.every(({ at }) => at === undefined)) {
      for (const { ticket } of added) this.#order.push(ticket)
      return
    }
    const moved = new Set(added.map(({ ticket }) => ticket))
    const stayed = this.#order.filter((ticket) => !moved.has(ticket))
    const placed = added.toSorted((a, b) => (a.at ?? Number.MAX_VALUE) - (b.at ?? Number.MAX_VALUE))
    const order: string[] = []
    let next = 0
    for (const { ticket, at = Number.MAX_VALUE } of placed) {
      while (order.length + 1 < at && next < stayed.length) order.push(stayed[next++]!)
      order.push(ticket)
    }
    this.#order = order.concat(stayed.slice(next))
  }
}
