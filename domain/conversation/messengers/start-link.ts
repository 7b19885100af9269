/** Days for which a start link works, once. */
export const startLinkDays = 7

/** The link that opens a chat with the bot. */
export const startLinkTo = (bot: string, key: string): string => `https://t.me/${bot}?start=${key}`
