export const moveKinds = ['payment', 'refund', 'refund_failed', 'dispute', 'dispute_won'] as const
export type MoveKind = (typeof moveKinds)[number]

/** A cash movement; incoming is positive. */
export type Move = {
  /** Identity of the movement, whichever sources report it. */
  readonly key: string
  readonly kind: MoveKind
  readonly at: number
  /** True if only the payment's day is known, not the refund's. */
  readonly isDayUnknown: boolean
  readonly amount: number
  readonly currency: string
  readonly fee: number | null
  readonly invoice: string | null
  readonly subscription: string | null
}

/** A movement without its purpose. */
export type UnlinkedMove = Omit<Move, 'invoice' | 'subscription'>
