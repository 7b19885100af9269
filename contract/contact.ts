import { z } from 'zod'
import { type LeadFieldsWith, leadFields } from '#domain/leads/lead-fields.ts'
import {
  capitalRanges,
  investmentAmounts,
  investmentExperiences,
  platforms,
  requiresAmount,
} from '#domain/leads/options.ts'
import { consentVersions } from '#domain/privacy/consent-wordings.ts'
import { languages } from '#domain/site/languages.ts'
import { optionalTextsOf } from './lead-texts.ts'
import { routes } from './route.ts'
import { choice, country, dollars, email, id, moment, personName, text, typedPhone } from './text.ts'

/** Ticked boxes for offers; answering the message itself needs none (docs/product.md#contact-forms). */
export const offerConsent = z.strictObject({
  emailOffers: z.boolean().default(false),
  phoneOffers: z.boolean().default(false),
  wordingVersion: choice(consentVersions),
})

/** Answers of a form that are not stored as fields of a lead. */
type FormOnly = 'capitalRange' | 'investmentAmount' | 'consent'

/**
 * A visitor's fields; status, notes or assignee are not accepted. A platform's call requires what its form requires.
 */
export const contactBody = z
  .strictObject({
    ...optionalTextsOf({ visitor: true }),
    name: personName(leadFields.name.limit, 1),
    email,
    phone: typedPhone,
    language: choice(languages),
    preferredLanguage: choice(languages).optional(),
    investmentExperience: choice(investmentExperiences).default('beginner'),
    platform: choice(platforms).default('main'),
    country: country.nullish(),
    capitalRange: choice(capitalRanges).optional(),
    investmentAmount: choice(investmentAmounts).optional(),
    /** Sent by the contact page as specified, but ignored: the value is computed on the server. */
    estimatedValue: dollars
      .optional()
      .describe('Accepted and not stored: the server computes the value from the other answers.'),
    consent: offerConsent.optional(),
  } satisfies Record<LeadFieldsWith<{ visitor: true }> | FormOnly, z.ZodType>)
  .refine(({ platform, investmentAmount }) => investmentAmount !== undefined || !requiresAmount(platform), {
    path: ['investmentAmount'],
    error: 'required',
    // Reported together with other problems, so that people see everything at once.
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
export type ContactBody = z.output<typeof contactBody>

/** A receipt. It does not reveal whether the address was known before. */
export const contactReceipt = z.strictObject({ id, receivedAt: moment })

export const contactRoutes = routes({
  sendContact: {
    method: 'POST',
    path: '/api/contact',
    summary: 'Send a contact request',
    access: 'public',
    limit: { max: 20, windowSeconds: 600 },
    body: contactBody,
    response: z.strictObject({ data: contactReceipt }),
    status: 201,
    idempotent: true,
    takesDetails: true,
  },
  locateVisitor: {
    method: 'GET',
    path: '/api/geo',
    summary:
      'Called when a form is first touched. Returns the caller’s country (from a built-in database) and the dial code for the phone field, and sets a cookie with the signed time',
    access: 'public',
    limit: { max: 120, windowSeconds: 60 },
    query: z.strictObject({ timeZone: text(64).optional(), language: text(64).optional() }),
    response: z.strictObject({
      /** Country of the IP address; null if unknown. */
      country: z.string().length(2).nullable(),
      prefix: z.strictObject({ country: z.string().length(2), dial: z.string() }),
      /** Proof of work for the visitor's browser while there is unusual traffic (`domain/screening/proof-of-work`); else null. */
      puzzle: z.strictObject({ text: z.string(), bits: z.int() }).nullable(),
    }),
  },
})
