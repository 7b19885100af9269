import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { ApiError, invalidFields, problemsOf } from '#contract/errors.ts'
import { settingsPatch } from '#contract/site-settings.ts'
import type { SiteSettings } from '#domain/site/brand.ts'
import { languages } from '#domain/site/languages.ts'
import { pageNames } from '#web/site/page.ts'
import { admitStaff } from '../admission.ts'
import { readStart } from '../body.ts'
import type { Edge, Env } from '../edge.ts'
import { securityHeaders } from '../security-headers.ts'
import { html } from './page-response.ts'
import type { PageSource } from './page-source.ts'

/** Maximum size, bytes; mostly the logo. */
const maxDraftBytes = 200_000

const preview = z.strictObject({
  page: z.enum(pageNames as [string, ...string[]], { error: 'invalid_choice' }),
  language: z.enum(languages, { error: 'invalid_choice' }),
  /** The settings as they are being edited, as JSON. */
  draft: z.string().transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'invalid' })
      return z.NEVER
    }
  }),
})

/**
 * A public page with unsaved settings: for a frame on the settings screen, requested by a form, so that no draft is
 * stored. It runs nothing, sends nothing and links nowhere.
 */
export function bindPreview(
  app: Hono<Env>,
  source: PageSource,
  readSettings: () => Promise<SiteSettings>,
  edge: Edge,
): void {
  app.post('/preview', async (c) => {
    await admitStaff(c, 'preview', 'settings.read', edge)
    const { page, language, draft } = parse(preview, Object.fromEntries(await readForm(c, edge)))
    const settings = { ...(await readSettings()), ...parse(settingsPatch, draft) } as SiteSettings
    const name = pageNames.find((known) => known === page)!
    const shown = await source.preview({ name, language, origin: c.get('origin') }, settings)
    return new Response(shown.html, {
      headers: {
        ...securityHeaders(c.get('secure'), shown.styleHashes),
        'content-type': html,
        'content-language': language,
        'content-security-policy': previewPolicy(shown.styleHashes),
        'cache-control': 'no-store',
      },
    })
  })
}

/** Same origin, so that fonts load; no script, form or navigation. */
function previewPolicy(styleHashes: readonly string[]): string {
  return [
    "default-src 'none'",
    `style-src ${styleHashes.map((hash) => `'${hash}'`).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ')
}

async function readForm(c: Context<Env>, { concurrency }: Edge): Promise<URLSearchParams> {
  if (c.req.header('content-type')?.split(';')[0] !== 'application/x-www-form-urlencoded')
    throw new ApiError('malformed')
  const { text, isCut } = await concurrency
    .slotOf(c.env.incoming)
    .whileReceiving(() => readStart(c.req.raw, maxDraftBytes))
  if (isCut) throw new ApiError('too_large')
  return new URLSearchParams(text)
}

function parse<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw invalidFields(problemsOf(result.error))
}
