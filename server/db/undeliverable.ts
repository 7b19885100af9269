/** Marks a mail that was not attempted since its address accepts none (`mails.last_problem`). */
export const undeliverable = 'undeliverable'

/** Marks the attempt that showed it, with the mail server's reply. */
export const refusedForGood = (answer: string): string => `${undeliverable}: ${answer}`
