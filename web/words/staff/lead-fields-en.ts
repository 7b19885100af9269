import type { LeadFieldsWith } from '#domain/leads/lead-fields.ts'

/** English: what the fields of a lead are called, in files, merges and lists of problems. */
export const leadFields: Record<LeadFieldsWith<{ shown: true }>, string> = {
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
