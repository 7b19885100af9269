import { z } from 'zod'
import { limits } from '#domain/basics/text.ts'
import { addedSources, consentPurposes, consentWays, maxConsentWords } from '#domain/leads/added-lead.ts'
import { type LeadFieldsWith, leadFields } from '#domain/leads/lead-fields.ts'
import { defaultPriority, investmentExperiences, priorities } from '#domain/leads/options.ts'
import { leadStatuses } from '#domain/leads/pipeline.ts'
import { languages } from '#domain/site/languages.ts'
import { optionalTextsOf, tags } from './lead-texts.ts'
import { lead } from './leads.ts'
import { routes } from './route.ts'
import { choice, country, dollars, emailOrNothing, id, longText, moment, personName, text } from './text.ts'

/** The person's consent, as a teammate records it. */
const spokenConsent = z.strictObject({
  purposes: z.array(choice(consentPurposes)).min(1, 'required').max(consentPurposes.length, 'too_long'),
  way: choice(consentWays),
  /** The person's words, or the question. */
  words: longText(maxConsentWords, 1),
  givenAt: moment,
})

/** A phone number as it is typed (`domain/addresses/typed-phone`). */
const reach = {
  email: emailOrNothing.default(''),
  phone: longText(limits.typedPhone).default(''),
}

/** A lead as a teammate adds it: a name and one way to reach the person are enough. */
export const addedLead = z
  .strictObject({
    ...optionalTextsOf({ added: true }),
    ...reach,
    name: personName(leadFields.name.limit, 1),
    country: country.nullish(),
    preferredLanguage: choice(languages).nullish(),
    investmentExperience: choice(investmentExperiences).nullish(),
    status: choice(leadStatuses).optional(),
    priority: choice(priorities).default(defaultPriority),
    estimatedValue: dollars.nullish(),
    tags: tags.default([]),
    leadSource: choice(addedSources),
    /** Absent or empty: nothing was agreed to, and no consent is recorded. */
    consent: spokenConsent.nullish(),
    /** Add the lead although one with this email or phone exists. */
    isAnother: z.boolean().default(false),
  } satisfies Record<LeadFieldsWith<{ added: true }> | 'consent' | 'isAnother', z.ZodType>)
  .refine(({ email, phone }) => email !== '' || phone !== '', {
    path: ['phone'],
    error: 'required',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type AddedLead = z.output<typeof addedLead>

const known = z.strictObject({
  id,
  name: z.string(),
  status: choice(leadStatuses),
  assignedTo: z.string().nullable(),
  by: z.enum(['email', 'phone']),
})
export type KnownLead = z.output<typeof known>

const access = { staff: 'lead.write' } as const

export const addedLeadRoutes = routes({
  addLead: {
    method: 'POST',
    path: '/api/leads',
    summary: 'Add a lead by hand. A known email or phone is a `conflict` with the known leads, unless `isAnother`',
    access,
    scope: 'leads:write',
    limit: { max: 120, windowSeconds: 60 },
    body: addedLead,
    response: lead,
    status: 201,
    showsLeads: true,
    errors: ['conflict'],
    idempotent: true,
  },
  findKnownLeads: {
    method: 'POST',
    path: '/api/leads/known',
    summary: 'Leads with this email or phone, by the rule of the intake, and the phone number as it would be stored',
    access,
    limit: { max: 600, windowSeconds: 60 },
    body: z.strictObject({ email: text(limits.email).default(''), phone: reach.phone }),
    response: z.strictObject({
      data: z.array(known),
      /** Null if it is empty or can’t be read. */
      phone: z.string().nullable(),
      /** The country that the number belongs to. */
      country: z.string().nullable(),
    }),
  },
})
