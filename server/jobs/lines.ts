/** Work for many receivers, each with its own queue: a slow or unreachable one delays no other. */
export type Lines = {
  /** Works until nothing is due. A concurrent call starts lines for new work, and returns once they have started. */
  run(): Promise<void>
  readonly isRunning: boolean
  /** Milliseconds until a receiver's line may start: while it rests, and infinite while it is running. */
  opensIn(receiver: string): number
  /** Lets a receiver rest no longer. */
  tryAgain(receiver: string): void
}

/** Result of a line: `down` if the receiver does not answer; it rests, longer each time. */
export type LineEnd = 'done' | 'down'

type LinesOptions = {
  /** Receivers with work due. */
  readonly due: () => Promise<readonly string[]>
  /** Does one receiver's work. `isTrial`: it failed the last time, so one attempt is enough. */
  readonly work: (receiver: string, isTrial: boolean) => Promise<LineEnd>
  /** Called when a line ends. */
  readonly onEnd?: () => void
  /** Monotonic milliseconds. */
  readonly now?: () => number
}

/** The first rest of a receiver that took nothing, which doubles with each further time, and the longest; milliseconds. */
const rest = { first: 5_000, longest: 60_000 }

export function openLines({ due, work, onEnd, now = () => performance.now() }: LinesOptions): Lines {
  const lines = new Set<string>()
  const resting = new Map<string, { readonly failures: number; readonly until: number }>()
  const underWay = new Set<Promise<void>>()
  let isRunning = false
  let failure: { readonly error: unknown } | null = null

  const opensIn = (receiver: string) =>
    lines.has(receiver) ? Number.POSITIVE_INFINITY : Math.max(0, (resting.get(receiver)?.until ?? 0) - now())
  const follow = (work: Promise<void>) => {
    const followed = work
      .catch((error: unknown) => {
        failure ??= { error }
      })
      .finally(() => underWay.delete(followed))
    underWay.add(followed)
    return followed
  }
  const line = async (receiver: string) => {
    lines.add(receiver)
    try {
      const before = resting.get(receiver)?.failures ?? 0
      const end = await work(receiver, before > 0)
      if (end === 'done') resting.delete(receiver)
      else {
        const pause = Math.min(rest.first * 2 ** before, rest.longest)
        resting.set(receiver, { failures: before + 1, until: now() + pause })
      }
    } finally {
      lines.delete(receiver)
      onEnd?.()
    }
  }
  const begin = async () => {
    for (const receiver of await due()) if (opensIn(receiver) === 0) void follow(line(receiver))
  }

  return {
    get isRunning() {
      return isRunning
    },
    opensIn,
    tryAgain: (receiver) => void resting.delete(receiver),
    async run() {
      const begun = follow(begin())
      if (isRunning) return begun
      isRunning = true
      while (underWay.size > 0) await Promise.race(underWay)
      isRunning = false
      const failed = failure
      failure = null
      if (failed) throw failed.error
    },
  }
}
