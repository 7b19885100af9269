import { z } from 'zod'
import { maxSvgLength, sanitizeSvg } from '#domain/basics/svg.ts'
import { type Logo, siteModes, unreadable } from '#domain/site/brand.ts'
import { isColour } from '#domain/site/colour.ts'
import { defaultLanguage, languages } from '#domain/site/languages.ts'
import { routes } from './route.ts'
import { seenFields } from './seen.ts'
import { choice, email, moment, publicText, text, webAddress } from './text.ts'

const whole = (min: number, max: number) =>
  z.int({ error: 'invalid_number' }).min(min, 'invalid_number').max(max, 'invalid_number')

const colour = text(7).refine(isColour, 'invalid')

const logo: z.ZodType<Logo, Logo> = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('sign') }),
    z.strictObject({
      kind: z.literal('letter'),
      letter: text(8, 1).refine((value) => [...new Intl.Segmenter().segment(value)].length === 1, 'too_long'),
    }),
    z.strictObject({
      kind: z.literal('svg'),
      svg: z
        .string({ error: 'invalid' })
        .max(maxSvgLength, 'too_long')
        .transform((source, context) => {
          const clean = sanitizeSvg(source)
          if (clean !== null) return clean
          context.addIssue({ code: 'custom', message: 'invalid' })
          return z.NEVER
        }),
    }),
  ],
  { error: 'invalid_choice' },
)

/** Settings of the public site, as stored (`domain/site/brand`). */
const siteSettings = z.strictObject({
  name: publicText(60, 1),
  tagline: z.strictObject(
    Object.fromEntries(languages.map((language) => [language, publicText(120)])) as Record<
      (typeof languages)[number],
      ReturnType<typeof publicText>
    >,
  ),
  /** US dollars a month, cents at the finest. */
  monthlyPrice: z
    .number({ error: 'invalid_number' })
    .min(0, 'invalid_number')
    .max(100_000, 'invalid_number')
    .refine((price) => Number.isInteger(Math.round(price * 1e6) / 1e4), 'invalid_number'),
  trialDays: whole(0, 365),
  recommendedDeposit: whole(0, 10_000_000),
  /** Null for none; pages then have no such link. */
  checkoutUrl: webAddress.nullable(),
  brokerUrl: webAddress.nullable(),
  whatsapp: text(24)
    .refine((value) => /^\+?[0-9 ]{6,20}$/.test(value), 'invalid_phone')
    .nullable(),
  email: email.nullable(),
  countriesNotServed: z
    .array(
      text(2).refine((code) => /^[A-Z]{2}$/.test(code), 'invalid_choice'),
      { error: 'invalid' },
    )
    .max(250, 'too_long')
    .transform((codes) => [...new Set(codes)].sort()),
  colours: z.strictObject({ ink: colour, accent: colour }).superRefine((colours, context) => {
    for (const name of unreadable(colours)) context.addIssue({ code: 'custom', path: [name], message: 'invalid' })
  }),
  logo,
  mode: choice(siteModes),
  shareOfB: whole(0, 100),
})

/** A change of some settings. A language without a tagline shows the English one. */
export const settingsPatch = siteSettings
  .partial()
  .refine(({ tagline }) => tagline === undefined || tagline[defaultLanguage] !== '', {
    error: 'required',
    path: ['tagline', defaultLanguage],
  })
export type SettingsPatch = z.output<typeof settingsPatch>

const settingNames = z.enum(Object.keys(siteSettings.shape) as [string, ...string[]])

/** The current settings, and the defaults without anything set in the product. */
const settingsAnswer = z.strictObject({
  settings: siteSettings,
  defaults: siteSettings,
  /** The site's address (`PUBLIC_URL`); null if not set, so that mails contain no links. */
  publicUrl: z.string().nullable(),
  /** Names of the settings that were set in the product. */
  changed: z.array(settingNames),
  /** Counts changes; 0: nothing was ever set. */
  version: z.int(),
  updatedAt: moment.nullable(),
  updatedBy: z.string().nullable(),
})
export type SettingsAnswer = z.output<typeof settingsAnswer>

export const siteSettingsRoutes = routes({
  readSettings: {
    method: 'GET',
    path: '/api/settings',
    summary: 'Brand, terms, links, look and mode of the public site, with their defaults',
    access: { staff: 'settings.read' },
    limit: { max: 600, windowSeconds: 60 },
    response: settingsAnswer,
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/settings',
    summary:
      'Change settings of the public site; one that equals its default follows the default from then on. A stale `version` is a conflict',
    access: { staff: 'settings.write' },
    limit: { max: 60, windowSeconds: 300 },
    stepUp: true,
    body: settingsPatch.safeExtend({
      version: z.int({ error: 'invalid_number' }).optional(),
      seen: seenFields(siteSettings.shape),
    }),
    response: settingsAnswer,
    errors: ['conflict'],
  },
})
