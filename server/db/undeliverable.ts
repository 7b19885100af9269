/** What is noted of a mail that was not tried since its address takes none (`mails.last_problem`). */
export const undeliverable = 'undeliverable'

/** As it is noted of the try that showed it: with the answer of the mail server. */
export const refusedForGood = (answer: string): string => `${undeliverable}: ${answer}`
