import type { LeadFieldsWith } from '#domain/leads/lead-fields.ts'

/** English: what visitors' forms call their fields. */
export const asked = {
  name: 'Name',
  email: 'Email',
  phonePrefix: 'Country code',
  phoneNumber: 'Phone number',
  preferredLanguage: 'Preferred language',
  investmentExperience: 'Investment experience',
  capitalRange: 'Capital range',
  investmentAmount: 'Investment amount',
  message: 'Message',
}

export type Asked = typeof asked

/** What staff call the fields of a lead, in files, merges and lists of problems. */
export type LeadFieldWords = Readonly<Record<LeadFieldsWith<{ shown: true }>, string>>

export const leadFields: LeadFieldWords = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  country: 'Country',
  preferredLanguage: 'Preferred language',
  investmentExperience: 'Investment experience',
  estimatedValue: 'Estimated value (USD)',
  conversionProbability: 'Own estimate of winning (%)',
  status: 'Stage',
  priority: 'Priority',
  lostReason: 'Lost reason',
  score: 'Score',
  temperature: 'Temperature',
  assignedTo: 'Assignee',
  tags: 'Tags',
  platform: 'Platform',
  leadSource: 'Source',
  message: 'Initial message',
  notes: 'Internal notes',
  createdAt: 'Created',
  lastContactDate: 'Last contact',
  nextFollowUpDate: 'Next follow-up',
}
