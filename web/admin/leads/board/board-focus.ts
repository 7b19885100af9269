import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { BoardStore } from '../store/board-store.ts'
import type { BoardView } from '../store/column-view.ts'

type Board = RefObject<HTMLElement | null>
/** The id of the card that the keyboard moved last. */
type Followed = { readonly current: string | null }

/** Id of the lead whose card contains an element. */
export function leadIdAt(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-lead]') : null
  return card?.dataset.lead ?? null
}

function cardOf(board: HTMLElement | null, id: string): HTMLElement | null {
  return board?.querySelector<HTMLElement>(`[data-lead="${CSS.escape(id)}"]`) ?? null
}

export function focusCard(board: HTMLElement | null, id: string, options: FocusOptions = {}): void {
  cardOf(board, id)?.querySelector('a')?.focus(options)
}

/**
 * A focused card keeps the focus when it changes column, whether moved here or by a teammate. The board only
 * scrolls to it if it is `followed`: moved by the keyboard.
 */
export function useKeptFocus(board: Board, store: BoardStore, view: BoardView, followed: Followed): void {
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
    if (id === null || document.activeElement !== document.body) return
    focusCard(board.current, id, { preventScroll: followed.current !== id })
  }, [board, view])
}

/** Scrolls to a card that the keyboard moved. After a move by menu or mouse the board keeps its place. */
export function useMovesInSight(board: Board, store: BoardStore, followed: Followed): void {
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
        for (const id of changed) show(board.current, id, followed.current === id)
      })
    })
  }, [board, store, followed])
}

function show(board: HTMLElement | null, id: string, isFollowed: boolean): void {
  if (isFollowed) cardOf(board, id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) focusCard(board, id, { preventScroll: true })
}
