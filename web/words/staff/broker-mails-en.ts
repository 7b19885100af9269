import type { KeyState, MailRefusal, MailState } from '#domain/origin/outcome.ts'

/** What the sentence of a refusal may name: a header, how many deals and which, the two amounts, the signing domain. */
type Named = { header: string; count: string; tickets: string; printed: string; recomputed: string; domain: string }

/** English: signed mails of brokers that confirm imported deals. */
export const brokerMails = {
  title: 'Emails from the broker',
  hint: 'Daily confirmations and monthly statements as you received them (.eml), or an email they are attached to; up to 5 MB. Save them from your mailbox or forward them as attachments: copied or forwarded text loses the signature.',
  upload: (account: string) => `Upload emails from the broker of ${account}`,
  uploading: 'Checking…',
  notUploaded: 'Couldn’t upload the email',
  tooLarge: 'The email is larger than 5 MB. Upload fewer attachments at a time.',
  list: 'Uploaded emails',
  loadFailed: 'Couldn’t load the emails from the broker',
  states: {
    unchecked: 'not checked yet',
    waiting: 'waiting for deals',
    confirmed: 'confirmed',
    refused: 'refused',
  } satisfies Record<MailState, string>,
  unsigned: 'Email without a signature',
  signedBy: (domain: string) => `Signed by ${domain}`,
  unlisted: 'Not on the list of known brokers: the public page says so.',
  confirms: (deals: string, from: string, until: string, balance: string) =>
    `Confirms ${deals} deals from ${from} to ${until} and a balance of ${balance}.`,
  unchecked:
    'The key of the signature couldn’t be looked up in DNS. It’s tried again every five minutes; you can also check again now.',
  waiting:
    'The signature is valid. Import a report that reaches these deals; the email is then checked again by itself.',
  keySeen: (moment: string) => `Key looked up on ${moment}.`,
  keyStates: {
    same: (moment: string) => `Still published on ${moment}.`,
    changed: (moment: string) =>
      `Replaced by another key by ${moment}. The key of the first check counts, so the email stays confirmed.`,
    gone: (moment: string) =>
      `No longer published on ${moment}. The key of the first check counts, so the email stays confirmed.`,
  } satisfies Record<KeyState, (moment: string) => string>,
  by: (person: string, moment: string) => `${person}, ${moment}`,
  check: 'Check again',
  checking: 'Checking…',
  notChecked: 'Couldn’t check the email again',
  export: 'Export for an auditor',
  exporting: 'Exporting…',
  notExported: 'Couldn’t export the email',
  file: 'broker-email',
  delete: 'Delete',
  notDeleted: 'Couldn’t delete the email',
  confirmDelete: {
    title: 'Delete this email?',
    text: 'It confirms nothing, so neither the ledger nor the public page changes. You can upload it again.',
    confirm: 'Delete email',
    pending: 'Deleting…',
  },
  refusals: {
    unreadable: () => 'This file is not an email as a mailbox saves it. Save the email as .eml and upload that file.',
    unsigned: () =>
      'The email has no DKIM signature. Upload it as it arrived, not a forwarded copy. If it never had one, the broker doesn’t sign its emails.',
    body_changed: () => 'The text of the email was changed after it was signed. Upload it as it arrived.',
    bad_signature: () =>
      'The signature doesn’t match: something in the email was changed, or the broker has replaced its key since. Upload the email as it arrived, soon after it does.',
    partial_body: () =>
      'Only a part of the email is signed (l=), so text could have been added. It can’t confirm anything.',
    unsigned_header: ({ header }: Named) =>
      `The signature doesn’t cover the header “${header}”, so it could have been changed. It can’t confirm anything.`,
    repeated_header: ({ header }: Named) =>
      `The header “${header}” is there more than once, so it’s open which one counts.`,
    expired: () => 'The signature had expired when you uploaded the email. Upload emails soon after they arrive.',
    weak_algorithm: () => 'The email is signed with SHA-1, which can be forged. It can’t confirm anything.',
    weak_key: () => 'The key of the signature is shorter than 1,024 bits and can be broken. It can’t confirm anything.',
    revoked_key: () => 'The broker has revoked the key of this signature. Upload emails soon after they arrive.',
    no_key: () => 'DNS has no key for this signature any more. Upload emails soon after they arrive.',
    bad_key: () => 'The key in DNS is damaged, only for testing, or not meant for email. Ask the broker about it.',
    not_aligned: ({ domain }: Named) =>
      `The email is signed by ${domain}, which is not the domain of its sender. It can’t confirm anything.`,
    look_alike: ({ domain }: Named) => `${domain} only looks like the domain of a known broker.`,
    shared_domain: ({ domain }: Named) => `Anybody can send email signed by ${domain}. It can’t confirm anything.`,
    own_domain: () => 'The email is signed by a domain of this site. It can’t confirm its own figures.',
    other_broker: ({ domain }: Named) => `${domain} belongs to another broker than this account’s.`,
    no_statement: () =>
      'No statement of MetaTrader was found in the email. Daily confirmations and monthly statements in HTML are read, PDFs are not.',
    no_deals: () => 'The statement lists no deals, so there is nothing to confirm.',
    other_account: () => 'The statement is of another account number.',
    other_currency: () => 'The statement is in another currency than this account.',
    missing_deals: ({ count, tickets }: Named) =>
      `The broker lists deals that the imported report leaves out: ${count} (${tickets}). Import the complete history.`,
    extra_deals: ({ count, tickets }: Named) =>
      `The imported report has deals that the broker doesn’t list: ${count} (${tickets}).`,
    different_deals: ({ count, tickets }: Named) =>
      `Deals differ in time, symbol, lots, price, profit or costs: ${count} (${tickets}).`,
    different_balance: ({ printed, recomputed }: Named) =>
      `The broker states a balance of ${printed}, the imported deals come to ${recomputed}.`,
    already_confirmed: () => 'This email is confirmed already.',
  } satisfies Record<MailRefusal, (named: Named) => string>,
}
