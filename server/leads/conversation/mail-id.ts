/** The id that a Message-ID of ours contains; null if it contains none. */
export const mailIdIn = (messageId: string): string | null =>
  /^<([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/.exec(messageId)?.[1] ?? null
