import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Movable } from './use-move-task.ts'
import { dayOfTask } from './use-week.ts'

const taskKind = 'task'

/** Makes an entry draggable; returns whether it is being dragged. */
export function useDraggableTask(entry: RefObject<HTMLElement | null>, task: Movable, enabled: boolean): boolean {
  const [dragged, setDragged] = useState(false)
  const { id, title, dueDate } = task
  useEffect(() => {
    if (!entry.current || !enabled) return
    return draggable({
      element: entry.current,
      getInitialData: () => ({ kind: taskKind, id, title, dueDate }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    })
  }, [entry, id, title, dueDate, enabled])
  return dragged
}

/** Makes a day a drop target for entries of other days; returns whether one is over it. */
export function useDropDay(
  element: RefObject<HTMLElement | null>,
  day: string,
  enabled: boolean,
  onDrop: (task: Movable) => void,
): boolean {
  const [over, setOver] = useState(false)
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    if (!element.current || !enabled) return
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source: { data } }) => data.kind === taskKind && dayOfTask({ dueDate: String(data.dueDate) }) !== day,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop({ source: { data } }) {
        setOver(false)
        drop({ id: String(data.id), title: String(data.title), dueDate: String(data.dueDate) })
      },
    })
  }, [element, day, enabled])
  return over
}
