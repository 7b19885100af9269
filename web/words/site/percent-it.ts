/** How a spoken number begins, which decides the article before it: with a vowel, with “zero”, or otherwise. */
const beginning = (share: string): 'vowel' | 'zero' | 'other' => {
  if (/^(?:8|11?(?!\d))/.test(share)) return 'vowel'
  return share.startsWith('0') ? 'zero' : 'other'
}

/** A percentage with its article in Italian: il 9%, l’8%, lo 0,9%. */
export const withArticle = (share: string): string =>
  ({ vowel: 'l’', zero: 'lo ', other: 'il ' })[beginning(share)] + share

/** A percentage after “di” in Italian: del 9%, dell’8%, dello 0,9%. */
export const ofPercent = (share: string): string =>
  ({ vowel: 'dell’', zero: 'dello ', other: 'del ' })[beginning(share)] + share
