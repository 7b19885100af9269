import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { BoardStore } from '../store/board-store.ts'
import type { BoardView } from '../store/column-view.ts'

type Board = RefObject<HTMLElement | null>

/** The id of the lead whose card contains an element. */
export function leadIdAt(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-lead]') : null
  return card?.dataset.lead ?? null
}

function cardOf(board: HTMLElement | null, id: string): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`) ?? null
}

export function focusCard(board: HTMLElement | null, id: string): void {
  cardOf(board, id)?.querySelector('a')?.focus()
}

/** A focused card keeps the focus when it changes column, whether moved here or by a teammate. */
export function useKeptFocus(board: Board, store: BoardStore, view: BoardView): void {
  const focused = useRef<string | null>(null)
  // The store notifies before React renders: the last moment at which the old card still exists.
  useEffect(
    () =>
      store.subscribe(() => {
        focused.current = leadIdAt(document.activeElement)
      }),
    [store],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what may have moved the card
  useLayoutEffect(() => {
    const id = focused.current
    focused.current = null
    if (id !== null && document.activeElement === document.body) focusCard(board.current, id)
  }, [board, view])
}

/** Scrolls a card into view after a local move, or after a failed move put it back. */
export function useMovesInSight(board: Board, store: BoardStore): void {
  useEffect(() => {
    let before = store.state.moves
    return store.subscribe(() => {
      const { moves } = store.state
      if (moves === before) return
      const ids = new Set([...moves.keys(), ...before.keys()])
      const changed = [...ids].filter((id) => moves.get(id)?.to !== before.get(id)?.to)
      before = moves
      // After the next render, when the card is in its new place.
      requestAnimationFrame(() => {
        for (const id of changed) show(cardOf(board.current, id))
      })
    })
  }, [board, store])
}

function show(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body)
    card?.querySelector('a')?.focus({ preventScroll: true })
}
