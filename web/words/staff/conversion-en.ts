/** English: why a lead's win probability is what it is. */
export const conversion = {
  title: 'Win probability',
  reasons: 'Why this figure',
  counted: (converted: string, closed: string) => `${converted} of ${closed} converted`,
  raises: 'raises it',
  lowers: 'lowers it',
}

export type ConversionWords = typeof conversion
