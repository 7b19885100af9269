/** Pages for visitors whose request the server could not take, before any page is rendered. */
export const en = {
  /** More requests than the server can answer just now. */
  busy: {
    title: 'We’re very busy right now',
    text: 'Your request didn’t get through. Go back, wait a moment and try again.',
  },
  /** This visitor's address has sent too much. */
  tooMany: {
    title: 'Too many requests',
    text: 'Too many requests came from your connection. Wait a few minutes, then go back and try again.',
  },
  /** What was being sent took too long to arrive. */
  tooSlow: {
    title: 'Your connection is too slow',
    text: 'What you sent didn’t reach us completely. Check your connection, then go back and send it again.',
  },
}

export type RefusalWords = typeof en
