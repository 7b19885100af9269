import { problemsOf } from '#contract/errors.ts'
import { settingsPatch } from '#contract/site-settings.ts'
import type { SiteSettings } from '#domain/site/brand.ts'
import { defaultSettings } from '#domain/site/default-brand.ts'
import { readText } from './env-file.ts'
import { type Settings, SettingsError } from './settings.ts'
import { withDefaults } from './site-settings/store.ts'

/**
 * Default settings of the public site: shipped ones, overridden by the file in `BRAND_FILE`, overridden by single
 * settings of the environment. Throws `SettingsError` for an invalid file.
 */
export function siteDefaults({
  BRAND_FILE,
  SITE_MODE,
  CHECKOUT_URL,
  BROKER_URL,
  WHATSAPP,
  VARIANT_B_SHARE,
}: Pick<
  Settings,
  'BRAND_FILE' | 'SITE_MODE' | 'VARIANT_B_SHARE' | 'CHECKOUT_URL' | 'BROKER_URL' | 'WHATSAPP'
>): SiteSettings {
  const ofFile = BRAND_FILE === undefined ? {} : readBrandFile(BRAND_FILE)
  return {
    ...withDefaults(defaultSettings, ofFile),
    ...(SITE_MODE && { mode: SITE_MODE }),
    ...(CHECKOUT_URL && { checkoutUrl: CHECKOUT_URL }),
    ...(BROKER_URL && { brokerUrl: BROKER_URL }),
    ...(WHATSAPP && { whatsapp: WHATSAPP }),
    ...(VARIANT_B_SHARE !== undefined && { shareOfB: VARIANT_B_SHARE }),
  }
}

function readBrandFile(path: string) {
  const wrong = (problem: string, cause?: unknown) => new SettingsError(`BRAND_FILE ${path} ${problem}`, { cause })
  let data: unknown
  try {
    data = JSON.parse(readText(path))
  } catch (cause) {
    throw wrong(cause instanceof SyntaxError ? 'is not JSON.' : 'cannot be read.', cause)
  }
  const result = settingsPatch.safeParse(data)
  if (result.success) return result.data
  const problems = Object.entries(problemsOf(result.error)).map(([field, problem]) => `${field}: ${problem}`)
  throw wrong(`is not as it should be: ${problems.join(', ')}.`)
}
