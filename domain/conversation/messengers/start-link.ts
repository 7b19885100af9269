/** How long a start link works, days: it works once, and not after that. */
export const startLinkDays = 7

/** The link by which somebody opens a chat with the bot. */
export const startLinkTo = (bot: string, key: string): string => `https://t.me/${bot}?start=${key}`
