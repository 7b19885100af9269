import type { LeadFieldsWith } from '#domain/leads/lead-fields.ts'

/** Labels of the fields in visitors' forms. */
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

/** Names of a lead's fields in the staff area: in files, merges and lists of problems. */
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
