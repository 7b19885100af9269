import { draggable, dropTargetForElements, monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Lead } from '#contract/leads.ts'
import type { LeadStatus } from '#domain/leads/pipeline.ts'
import { edgeSpeed } from './edge-scroll.ts'

const leadKind = 'lead'

/** Makes a card draggable, by mouse or long press; returns whether it is being dragged. */
export function useDraggableCard(card: RefObject<HTMLElement | null>, lead: Lead, enabled: boolean): boolean {
  const [dragged, setDragged] = useState(false)
  const { id, status } = lead
  useEffect(() => {
    if (!card.current || !enabled) return
    return draggable({
      element: card.current,
      getInitialData: () => ({ kind: leadKind, id, status }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [card, id, status, enabled])
  return dragged
}

/** Makes a column a drop target for leads of other columns; returns true while one is over it. */
export function useDropColumn(
  column: RefObject<HTMLElement | null>,
  status: LeadStatus,
  onDrop: (id: string, from: LeadStatus) => void,
): boolean {
  const [over, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!column.current) return
    return dropTargetForElements({
      element: column.current,
      canDrop: ({ source }) => source.data.kind === leadKind,
      onDragEnter: ({ source }) => setOver(source.data.status !== status),
      onDragLeave: () => setOver(false),
      onDrop({ source }) {
        setOver(false)
        if (source.data.status !== status) drop(String(source.data.id), source.data.status as LeadStatus)
      },
    })
  }, [column, status])
  return over
}

/** While a card is dragged: scrolls the board near an edge, and returns whether a drag is on. */
export function useEdgeScroll(board: RefObject<HTMLElement | null>): boolean {
  const [dragging, setDragging] = useState(false)
  useEffect(() => {
    let pointer = 0
    let frame = 0
    const step = () => {
      const element = board.current
      if (element) {
        const { left, right } = element.getBoundingClientRect()
        element.scrollLeft += edgeSpeed(pointer, left, right)
      }
      frame = requestAnimationFrame(step)
    }
    const stop = monitorForElements({
      canMonitor: ({ source }) => source.data.kind === leadKind,
      onDragStart({ location }) {
        pointer = location.initial.input.clientX
        setDragging(true)
        frame = requestAnimationFrame(step)
      },
      onDrag({ location }) {
        pointer = location.current.input.clientX
      },
      onDrop() {
        cancelAnimationFrame(frame)
        setDragging(false)
      },
    })
    return () => {
      cancelAnimationFrame(frame)
      stop()
    }
  }, [board])
  return dragging
}
