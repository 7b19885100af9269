/** Subjects remembered at most, so that a flood of made-up ones does not fill the memory; the oldest are forgotten first. */
const most = 100_000

/** Counts a message of a subject; answers whether there were more of them than a window allows. */
export type Count = (subject: string) => boolean

/** In this process's memory; a window begins with its first message. */
export function countsOver(max: number, windowMs: number, clock: () => number): Count {
  /** In the order in which windows began. */
  const windows = new Map<string, { readonly from: number; sent: number }>()
  return (subject) => {
    const now = clock()
    for (const [oldest, { from }] of windows) {
      if (windows.size < most && now - from < windowMs) break
      windows.delete(oldest)
    }
    const window = windows.get(subject)
    if (!window) windows.set(subject, { from: now, sent: 1 })
    else window.sent += 1
    return (window?.sent ?? 1) > max
  }
}
