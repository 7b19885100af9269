import { useEffect, useEffectEvent, useState } from 'react'
import type { Bulk } from '#contract/bulk.ts'
import { call } from '#web/api/client.ts'

/** Polling interval of the progress, milliseconds. */
const lookEveryMs = 500

export const isUnderWay = ({ status }: Bulk): boolean => ['waiting', 'running', 'undoing'].includes(status)

/** A bulk change that is followed until it is over, and how to follow another; `onEnd` is called once it is. */
export function useFollowedBulk(onEnd: () => void): [Bulk | null, (bulk: Bulk | null) => void] {
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const ended = useEffectEvent(onEnd)
  const followed = bulk && isUnderWay(bulk) ? bulk.id : null

  useEffect(() => {
    if (followed === null) return
    let isStopped = false
    const timer = setInterval(async () => {
      // The next poll makes up for a failed one.
      const now = await call.readBulk({ params: { id: followed } }).catch(() => null)
      if (isStopped || now === null) return
      setBulk(now)
      if (!isUnderWay(now)) ended()
    }, lookEveryMs)
    return () => {
      isStopped = true
      clearInterval(timer)
    }
  }, [followed])
  return [bulk, setBulk]
}
