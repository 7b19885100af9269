/** Tokens remembered at most; the oldest are forgotten first. */
const most = 100_000

/** Tokens that a message came with, in this process's memory, each with the message it was spent on. */
export type UsedTokens = {
  /** Spends a token on a message; `again`: it is spent on this very one, `gone`: on another. */
  spend(nonce: string, message: string): 'spent' | 'again' | 'gone'
  /** The message could not be kept: its sender may change it and try again. */
  giveBack(nonce: string): void
}

export function createUsedTokens(lifetimeMs: number, clock: () => number): UsedTokens {
  const spent = new Map<string, { readonly message: string; readonly at: number }>()
  /** In the order of spending, so the first is the oldest. */
  const forgetOld = (now: number) => {
    for (const [nonce, { at }] of spent) {
      if (spent.size < most && now - at < lifetimeMs) return
      spent.delete(nonce)
    }
  }
  return {
    spend(nonce, message) {
      const earlier = spent.get(nonce)
      if (earlier) return earlier.message === message ? 'again' : 'gone'
      const at = clock()
      forgetOld(at)
      spent.set(nonce, { message, at })
      return 'spent'
    },
    giveBack: (nonce) => void spent.delete(nonce),
  }
}
