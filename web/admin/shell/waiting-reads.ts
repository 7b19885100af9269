/**
 * Decides when counts are read again: at once if an action of this page changed them, otherwise at most once in `everyMs`
 * milliseconds.
 */
export function createWaitingReads(read: () => void, everyMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let readAt = Date.now()
  let isOwn = false
  const run = () => {
    clearTimeout(timer)
    timer = undefined
    isOwn = false
    readAt = Date.now()
    read()
  }
  return {
    /** Something that is counted has changed. */
    changed(): void {
      if (isOwn) run()
      else timer ??= setTimeout(run, Math.max(0, readAt + everyMs - Date.now()))
    },
    /** The server has confirmed an action of this page; its event may come before or after. */
    acted(): void {
      if (timer === undefined) isOwn = true
      else run()
    },
    stop(): void {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
