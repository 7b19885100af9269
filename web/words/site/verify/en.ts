/** The page on which anybody recomputes the record. What the browser says while it does is rendered with the page. */
export const verify = {
  link: 'Check the record',
  title: 'Check the record yourself',
  lead: 'Every entry contains the fingerprint of the one before it. Your browser can recompute the whole chain, and every figure below, from the download.',
  tool: 'Check it here',
  run: 'Check this site’s ledger',
  file: 'Or a copy of your own',
  fileHint: 'Choose a ledger.jsonl or drop it here. It does not leave your device.',
  kept: 'Entry and fingerprint from one of our e-mails',
  keptHint: 'If you have one: the check then tells whether that entry is still there unchanged.',
  noScript: 'The check here needs JavaScript. The script at the end of this page does not need a browser.',
  figures: 'Figures that are recomputed',
  operations: 'Months and trades',
  figure: 'Figure',
  shown: 'On this site',
  recomputed: 'From the ledger',
  noFigures: 'No figure is on record yet.',
  says: {
    loading: 'Fetching the ledger …',
    checking: (done: string, all: string) => `Checked ${done} of ${all} entries …`,
    holds: (entries: string) => `The chain holds. Entries: ${entries}; none was changed, taken out or moved.`,
    signed: (moment: string) => `Its end was signed on ${moment}.`,
    unsigned: 'This browser cannot check the signature; the script below can.',
    empty: 'Nothing is on record yet.',
    broken: (line: string) => `The chain breaks at line ${line}.`,
    unreadable: 'This line is no entry.',
    not_canonical: 'This line is not written as it was recorded.',
    sequence: (expected: string, found: string) =>
      `Entry ${expected} belongs here, but entry ${found} stands in its place.`,
    broken_link: 'This entry does not follow from the one before it.',
    wrong_hash: 'This entry was changed after it was recorded.',
    cut_off: 'Here the copy ends without its signature: something was cut off.',
    wrong_head: (signed: string, here: string) => `The signature stands for ${signed} entries, the copy has ${here}.`,
    wrong_signature: 'The signature at the end is not genuine.',
    unknownKinds: (kinds: string) =>
      `This page does not know these kinds of entries, and the figures leave them out: ${kinds}.`,
    wrong_confirmation: 'This confirmation by a broker’s mail does not fit the deals recorded before it.',
    standsThere: 'What stands there',
    otherKey: 'The end was signed with a key that this site does not name.',
    otherEnd: 'This site has signed another end for this number of entries.',
    older: (entries: string) =>
      `The ledger of this site has ${entries} entries by now; figures of an older copy may differ.`,
    kept: (entry: string) => `Entry ${entry} from the e-mail is in it, unchanged.`,
    notKept: (entry: string) => `Entry ${entry} is not the one that the e-mail named.`,
    agree: (agree: string, all: string) => `${agree} of ${all} figures agree with this site.`,
    failed: 'The ledger did not arrive. Please try again.',
  },
  checked: 'What is checked',
  checks: [
    'That each entry is written as it was recorded, and that its fingerprint (SHA-256) is its own.',
    'That each entry names the fingerprint of the one before it, so that none can be taken out, added or moved.',
    'That the end is signed (Ed25519), so that nothing was cut off.',
    'That the figures of this site come out again from the entries, corrected ones counted as corrected.',
  ],
  limits: 'What this does not prove',
  limitsText:
    'That nothing was rewritten since does not mean that it was true or complete then. So deals come from broker reports that are recomputed before they are accepted, every account stays listed, closed and lost ones too, and our e-mails carry the fingerprint of the day: who keeps one notices if the record was made anew. No check here tells where a report comes from: until the broker’s signed e-mails confirm an account, a well-made forgery can pass. A demo account on a server whose name does not say so can be shown as live. An operator with several accounts can show one and never import the others.',
  alone: 'Without trusting this page',
  aloneText: 'Save the ledger and the script, read the script, and run it with Node.js 18 or newer:',
  ledger: 'The ledger',
  script: 'The script',
  keys: 'The keys it is signed with',
}

export type VerifyWords = typeof verify

/** What the browser says, `{a}` and `{b}` standing for what it finds. */
export type SaidTexts = { readonly [K in keyof VerifyWords['says']]: string }
