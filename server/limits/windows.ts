import type { Limit } from '#contract/route.ts'
import { type AddTries, triesKey } from './tries-store.ts'

/** Limit of subjects in memory, so that a flood of made-up ones cannot fill it; the oldest are evicted first. */
const maxKept = 100_000

/** Monotonic milliseconds, so a clock change can't lengthen a window. */
export const steadyClock = (): number => performance.now()

export type Hit = { readonly isOver: boolean; readonly msLeft: number }

/** Counts hits by subject: in this process at once, and shared with the other servers in the background. */
export type Windows = {
  /** Counts one hit, or `count` at once; returns true if beyond the limit. */
  hit(subject: string, count?: number): Hit
  /** The same without counting one. */
  peek(subject: string): Hit
}

type Window = { until: number; hits: number; unshared: number; isSharing: boolean }

type WindowsOptions = {
  readonly name: string
  readonly limit: Limit
  /** Multiplies the limit (RATE_LIMIT_FACTOR). */
  readonly factor: number
  /** Milliseconds. */
  readonly clock: () => number
  /** Where servers count together; null: this process counts alone. */
  readonly share: AddTries | null
}

/**
 * Windows of one limit. A subject's hits are shared from a tenth of the limit on (and never before the second), so that
 * ordinary use costs the database nothing: n servers together let through at most a tenth more each. If the
 * database is unavailable, each server counts alone.
 */
export function createWindows({ name, limit, factor, clock, share }: WindowsOptions): Windows {
  const max = Math.max(1, Math.round(limit.max * factor))
  const shareFrom = Math.max(2, Math.ceil(max / 10))
  const windowMs = limit.windowSeconds * 1000
  /** In the order in which windows began. */
  const windows = new Map<string, Window>()

  const open = (subject: string): Window | undefined => {
    const found = windows.get(subject)
    if (found && found.until > clock()) return found
    if (found) windows.delete(subject)
    return undefined
  }
  const begin = (subject: string): Window => {
    const now = clock()
    for (const [oldest, { until }] of windows) {
      if (windows.size < maxKept && until > now) break
      windows.delete(oldest)
    }
    const window = { until: now + windowMs, hits: 0, unshared: 0, isSharing: false }
    windows.set(subject, window)
    return window
  }
  const shareHits = async (subject: string, window: Window, add: AddTries) => {
    window.isSharing = true
    while (window.unshared > 0) {
      const tries = window.unshared
      window.unshared = 0
      const { count, msLeft } = await add(triesKey(name, subject), tries, limit.windowSeconds)
      window.hits = Math.max(window.hits, count + window.unshared)
      window.until = clock() + msLeft
    }
  }
  const stateOf = (window: Window | undefined): Hit => ({
    isOver: window !== undefined && window.hits > max,
    msLeft: window ? window.until - clock() : 0,
  })

  return {
    hit(subject, count = 1) {
      const window = open(subject) ?? begin(subject)
      const wasOver = window.hits > max
      window.hits += count
      // Over the limit there is nothing left to share.
      if (!wasOver) window.unshared += count
      if (share && !wasOver && !window.isSharing && window.hits >= shareFrom) {
        shareHits(subject, window, share)
          .catch(() => {})
          .finally(() => {
            window.isSharing = false
          })
      }
      return stateOf(window)
    },
    peek: (subject) => {
      const window = open(subject)
      return { isOver: window !== undefined && window.hits >= max, msLeft: stateOf(window).msLeft }
    },
  }
}
