/** The id of a mail of ours in its Message-ID; null if there is none. */
export const mailIdIn = (messageId: string): string | null =>
  /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(messageId)?.[1] ?? null
