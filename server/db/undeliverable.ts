/** Marks a mail that was not tried because its address accepts none (`mails.last_problem`). */
export const undeliverable = 'undeliverable'

/** Marks the failed attempt that revealed it, with the mail server's reply. */
export const refusedForGood = (answer: string): string => `${undeliverable}: ${answer}`
