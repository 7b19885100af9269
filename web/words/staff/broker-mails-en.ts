import type { KeyState, MailRefusal, MailState } from '#domain/origin/outcome.ts'

/** Values in the sentence of a refusal: a header, how many deals and which, the two amounts, the signing domain. */
type Named = { header: string; count: string; tickets: string; printed: string; recomputed: string; domain: string }

/** English: signed mails of brokers that confirm imported deals. */
export const brokerMails = {
  title: 'Broker emails',
  hint: 'Original emails as .eml or attached, up to 5 MB. Copied text loses the signature.',
  upload: (account: string) => `Upload broker emails for ${account}`,
  uploading: 'Checking…',
  notUploaded: 'Couldn’t upload the email',
  tooLarge: 'The email is larger than 5 MB. Upload fewer attachments at a time.',
  list: 'Uploaded emails',
  loadFailed: 'Couldn’t load the broker emails',
  states: {
    unchecked: 'not checked yet',
    waiting: 'waiting for deals',
    confirmed: 'confirmed',
    refused: 'rejected',
  } satisfies Record<MailState, string>,
  unsigned: 'Email without a signature',
  signedBy: (domain: string) => `Signed by ${domain}`,
  unlisted: 'Not on the list of known brokers. The public page says so.',
  confirms: (deals: string, from: string, until: string, balance: string) =>
    `Confirms ${deals} ${deals === '1' ? 'deal' : 'deals'} from ${from} to ${until} and a balance of ${balance}.`,
  unchecked: 'Couldn’t look up the signature’s key in DNS. We try again every five minutes, or you can check now.',
  waiting:
    'The signature is valid. Import a report that includes these deals and the email will be checked again automatically.',
  keySeen: (moment: string) => `Key looked up on ${moment}.`,
  keyStates: {
    same: (moment: string) => `Still published on ${moment}.`,
    changed: (moment: string) =>
      `Replaced by another key by ${moment}. The first check counts, so the email stays confirmed.`,
    gone: (moment: string) => `No longer published on ${moment}. The first check counts, so the email stays confirmed.`,
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
    text: 'It confirms nothing, so the ledger and the public page stay as they are. You can upload it again.',
    confirm: 'Delete email',
    pending: 'Deleting…',
  },
  refusals: {
    unreadable: () => 'This file isn’t a saved email. Save the email as .eml and upload that file.',
    unsigned: () =>
      'The email has no DKIM signature. Upload it as it arrived, not a forwarded copy. If it never had one, the broker doesn’t sign its emails.',
    body_changed: () => 'The text of the email was changed after it was signed. Upload it as it arrived.',
    bad_signature: () =>
      'The signature doesn’t match: something in the email was changed, or the broker has replaced its key since. Upload the email as it arrived, soon after it does.',
    partial_body: () =>
      'Only part of the email is signed (l=), so text could have been added. It can’t be used as confirmation.',
    unsigned_header: ({ header }: Named) =>
      `The signature doesn’t cover the header “${header}”, so it could have been changed. It can’t be used as confirmation.`,
    repeated_header: ({ header }: Named) =>
      `The header “${header}” appears more than once, so it’s unclear which one counts.`,
    expired: () => 'The signature had expired when you uploaded the email. Upload emails soon after they arrive.',
    weak_algorithm: () => 'The email is signed with SHA-1, which can be forged. It can’t be used as confirmation.',
    weak_key: () =>
      'The signature’s key is shorter than 1,024 bits and can be broken. It can’t be used as confirmation.',
    revoked_key: () => 'The broker has revoked the signature’s key. Upload emails soon after they arrive.',
    no_key: () => 'DNS no longer has a key for this signature. Upload emails soon after they arrive.',
    bad_key: () => 'The key in DNS is damaged, for testing only or not meant for email. Ask the broker about it.',
    not_aligned: ({ domain }: Named) =>
      `The email is signed by ${domain}, which isn’t the sender’s domain. It can’t be used as confirmation.`,
    look_alike: ({ domain }: Named) => `${domain} only looks like the domain of a known broker.`,
    shared_domain: ({ domain }: Named) =>
      `Anyone can send email signed by ${domain}. It can’t be used as confirmation.`,
    own_domain: () => 'The email is signed by a domain of this site, which can’t confirm its own figures.',
    other_broker: ({ domain }: Named) => `${domain} belongs to a different broker than this account.`,
    too_heavy: () =>
      'This email is too large or too intricate to be checked. Download it again from your mailbox and upload it unchanged.',
    no_statement: () =>
      'The email has no MetaTrader statement. Upload daily confirmations or monthly statements in HTML, not PDF.',
    no_deals: () => 'The statement has no deals, so there is nothing to confirm.',
    other_account: () => 'The statement is for another account number.',
    other_currency: () => 'The statement is in a different currency than this account.',
    missing_deals: ({ count, tickets }: Named) =>
      `The imported report is missing deals that the broker lists: ${count} (${tickets}). Import the full history.`,
    extra_deals: ({ count, tickets }: Named) =>
      `The imported report has deals that the broker doesn’t list: ${count} (${tickets}).`,
    different_deals: ({ count, tickets }: Named) =>
      `Some deals differ in time, symbol, lots, price, profit or costs: ${count} (${tickets}).`,
    different_balance: ({ printed, recomputed }: Named) =>
      `The broker shows a balance of ${printed}, but the imported deals add up to ${recomputed}.`,
    already_confirmed: () => 'This email is already confirmed.',
  } satisfies Record<MailRefusal, (named: Named) => string>,
}
