import type { ConsentPurpose, ConsentWay } from '#domain/leads/added-lead.ts'

const purposes: Record<ConsentPurpose, string> = {
  answer: 'Getting an answer to their question',
  email_offers: 'Offers by email',
  phone_offers: 'Offers by phone or WhatsApp',
}
const ways: Record<ConsentWay, string> = {
  on_the_phone: 'On the phone',
  in_a_message: 'In a message or email',
  in_person: 'In person',
  on_paper: 'On paper',
}

/** The dialog that adds a lead by hand. */
export const addLead = {
  title: 'Add lead',
  understood: (phone: string, country: string | null) => (country ? `${phone} · ${country}` : phone),
  oneIsEnough: 'A phone number or an email is enough.',
  message: 'What they asked for',
  known: 'Leads with the same contact details',
  hasEmail: 'already has this email.',
  hasPhone: 'already has this phone number.',
  openInstead: 'Open it instead',
  openNamed: (name: string) => `Open it instead: ${name}`,
  consent: 'What did they agree to?',
  consentHint: 'Tick only what the lead agreed to. It’s saved as proof of consent.',
  purposes,
  way: 'How they agreed',
  chooseWay: 'Choose…',
  ways,
  givenAt: 'When',
  now: 'Leave empty for the current time.',
  words: 'In their words',
  wordsHint: 'What they said, or what you asked and they answered.',
  more: 'More details',
  fromNumber: 'From the phone number',
  detected: 'From their words, name or number',
  tagsHint: 'Separate tags with commas.',
  startOver: 'Clear form',
  submit: 'Add lead',
  addAnother: 'Add as another lead',
  added: (name: string) => `${name} added`,
  failed: 'Couldn’t add the lead',
}
export type AddLeadWords = typeof addLead
