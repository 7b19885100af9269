import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { BoardStore } from '../store/board-store.ts'
import type { BoardView } from '../store/column-view.ts'

type Board = RefObject<HTMLElement | null>

/** The id of the lead on whose card an element stands. */
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

/** A card that changes its column while it has the focus keeps it, whoever moved it. */
export function useKeptFocus(board: Board, store: BoardStore, view: BoardView): void {
  const focused = useRef<string | null>(null)
  // The store tells of a change before anything is drawn: the last moment at which the old card is still there.
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

/** A card that is moved here, or comes back because its move failed, is brought into sight where it now stands. */
export function useMovesInSight(board: Board, store: BoardStore): void {
  useEffect(() => {
    let before = store.state.moves
    return store.subscribe(() => {
      const { moves } = store.state
      if (moves === before) return
      const ids = new Set([...moves.keys(), ...before.keys()])
      const changed = [...ids].filter((id) => moves.get(id)?.to !== before.get(id)?.to)
      before = moves
      // After the next drawing, when the card stands in its new place.
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
