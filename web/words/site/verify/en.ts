/** The page on which anybody recomputes the record. What the browser says while it does is rendered with the page. */
export const verify = {
  link: 'Check the record',
  title: 'Check the record yourself',
  lead: 'Every entry in the ledger contains the fingerprint of the one before it. Your browser can download the ledger and recompute the whole chain and every figure below.',
  /** In place of the lead, on pages that link here. */
  brief: 'Each entry has the previous one’s fingerprint; your browser can check it.',
  tool: 'Check it here',
  run: 'Check this site’s ledger',
  file: 'Or check a copy of your own',
  fileHint: 'Choose a ledger.jsonl file or drop it here. It never leaves your device.',
  kept: 'Entry and fingerprint from one of our emails',
  keptHint: 'If you have one, the check also tells you whether that entry is still there, unchanged.',
  noScript:
    'This check needs JavaScript and a current browser. The script at the end of this page runs without a browser.',
  figures: 'Recomputed figures',
  operations: 'Months and trades',
  figure: 'Figure',
  shown: 'On this site',
  recomputed: 'From the ledger',
  noFigures: 'No figures are on record yet.',
  brokerKeys: 'The broker’s key',
  brokerKeysText: (hosts: string) =>
    `Emails count as a broker’s only if the key behind their signature is the broker’s. This site looked that key up itself, so don’t take its word for it: your browser can ask two public DNS services, ${hosts}. They will see your IP address and the broker’s domain; nobody is asked until you press the button.`,
  askKeys: (names: string) => `Ask ${names}`,
  says: {
    loading: 'Fetching the ledger…',
    checking: (done: string, all: string) => `Checked ${done} of ${all} entries…`,
    holds: (entries: string) => `The chain is intact. Entries: ${entries}; none has been changed, removed or moved.`,
    signed: (moment: string) => `Its end was signed on ${moment}.`,
    keep: (head: string) =>
      `Keep or print this line. Later it shows whether anything up to here was rewritten: ${head}`,
    unsigned: 'This browser cannot check the signature; the script below can.',
    empty: 'Nothing is on record yet.',
    broken: (line: string) => `The chain breaks at line ${line}.`,
    unreadable: 'This line is not an entry.',
    not_canonical: 'This line is not written as it was recorded.',
    sequence: (expected: string, found: string) =>
      `Entry ${expected} belongs here, but entry ${found} is in its place.`,
    broken_link: 'This entry does not follow from the one before it.',
    wrong_hash: 'This entry was changed after it was recorded.',
    time_backwards: 'Its time is before that of the entry above it: a clock was set back.',
    ahead: 'The end says that it was signed in the future: this site’s clock is ahead, or yours is behind.',
    cut_off: 'The copy ends here without its signature: something was cut off.',
    wrong_head: (signed: string, here: string) => `The signature covers ${signed} entries, but the copy has ${here}.`,
    wrong_signature: 'The signature at the end is not genuine.',
    unknownKinds: (kinds: string) =>
      `This page doesn’t recognize these kinds of entry, and the figures leave them out: ${kinds}.`,
    wrong_confirmation: 'This confirmation from a broker’s email doesn’t match the deals recorded before it.',
    standsThere: 'What is written there',
    otherKey: 'The end was signed with a key that this site doesn’t list.',
    otherEnd: 'This site signed a different end for this number of entries.',
    older: (entries: string) => `This site’s ledger now has ${entries} entries; figures from an older copy may differ.`,
    kept: (entry: string) => `Entry ${entry} from the email is there, unchanged.`,
    notKept: (entry: string) => `Entry ${entry} is not the one named in the email.`,
    agree: (agree: string, all: string) => `${agree} of ${all} figures match this site.`,
    keySame: (who: string, key: string) => `${who}: ${key} matches the ledger.`,
    keyOther: (who: string, key: string) =>
      `${who}: ${key} has a different key now. It may have been replaced since, or it never was the broker’s.`,
    keyGone: (who: string, key: string) => `${who}: ${key} has no key any more, or never had one.`,
    keyUnanswered: (who: string, key: string) =>
      `${who} didn’t answer about ${key}. Try again, or look it up with the script below.`,
    noKeys: 'No entry in the ledger holds a broker’s key.',
    stamped: (count: string) =>
      `Outside stamps that were not changed: ${count}. The script and OpenSSL check whether the signers are who they say; a browser can’t.`,
    dated: (entry: string, stamp: string) =>
      `Entry ${entry} and all before it existed by then, per the stamp: ${stamp}.`,
    noStamps: 'No outside service has stamped this ledger yet.',
    stampUnchecked: 'This browser cannot check the stamps; the script below can.',
    stampFails: (number: string) => `Stamp ${number} doesn’t hold: it was changed, or it belongs to something else.`,
    stampOther: (entry: string, moment: string) =>
      `A stamp of ${moment} covers an entry ${entry} that isn’t in this copy: the ledger was made anew, or this copy is older.`,
    stampAhead: (entry: string, moment: string) =>
      `Entry ${entry} says it was recorded after ${moment}, when a stamp already covered it: this site’s clock was ahead.`,
    stampLate: (entries: string, moment: string) =>
      `Entries ${entries} were first stamped on ${moment}, days after this site says it recorded them. Only the date of the stamp is confirmed from outside.`,
    stampGap: (since: string, until: string) =>
      `Nobody stamped the ledger between ${since} and ${until}. In that time it may have been put back to an earlier state.`,
    stampOpen: (entry: string) =>
      `Entries from number ${entry} on have been waiting for a stamp for more than three days.`,
    failed: 'Couldn’t load the ledger. Please try again.',
  },
  checked: 'What is checked',
  checks: [
    'That each entry reads as it was recorded and matches its fingerprint (SHA-256).',
    'That each entry contains the fingerprint of the one before it, so that none can be removed, added or moved.',
    'That the end is signed (Ed25519) and nothing was cut off.',
    'That the entries give the same figures as this site, with corrections applied.',
  ],
  limits: 'What this does not prove',
  limitsText:
    'An entry that hasn’t been rewritten may still have been untrue or incomplete to begin with. That is why deals come from broker reports whose figures are recalculated before they are accepted, and why every account stays listed, including closed and blown ones. Our emails carry the day’s fingerprint: if you keep one, you can tell whether the record was ever rebuilt. No check here can tell where a report comes from. A demo account can pass for a live one if its server’s name doesn’t give it away. An operator with several accounts can show one and never import the others.',
  unstamped:
    'No outside service timestamps the entries: the times come from the operator’s machine. A line you keep proves that everything before it was already there.',
  stamps: {
    title: 'Outside time stamps',
    text: 'Once a day, companies that have nothing to do with this site stamp the end of the ledger with the time on their own clocks. They receive a fingerprint and nothing else. A stamp covers every entry up to that point, so nobody can add or change one later and backdate it. It doesn’t say whether an entry is true.',
    first: 'First stamp',
    last: 'Latest stamp',
    vouches: (entry: string, day: string, authority: string, certificate: string) =>
      `Entry ${entry} and everything before it existed on ${day}, says ${authority} (key of “${certificate}”).`,
    tsr: 'Download the stamp (.tsr)',
    all: (count: string) => `Download all stamps: ${count}`,
    openssl:
      'To check a stamp without this site, save it and run OpenSSL. The long number is the fingerprint that was stamped: the SHA-256 of the last line of the ledger as it was then.',
  },
  alone: 'Don’t trust this page?',
  aloneText: 'Save the ledger and the script, read the script, and run it with Node.js 18 or newer:',
  ledger: 'The ledger',
  script: 'The script',
  keys: 'The keys it is signed with',
}

export type VerifyWords = typeof verify

/** Messages of the check in the browser, `{a}` and `{b}` standing for what it finds. */
export type SaidTexts = { readonly [K in keyof VerifyWords['says']]: string }
