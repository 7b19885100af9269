import type { SettingsAnswer } from '#contract/site-settings.ts'
import { maxSvgLength, sanitizeSvg } from '#domain/basics/svg.ts'
import { type SiteSettings, unreadable } from '#domain/site/brand.ts'
import { isColour } from '#domain/site/colour.ts'

type Settings = SettingsAnswer['settings']

/** The settings as typed: numbers and optional values as text. */
export type SettingsDraft = Omit<Settings, TypedField> & Readonly<Record<TypedField, string>>

const numbers = ['monthlyPrice', 'trialDays', 'recommendedDeposit', 'shareOfB'] as const
const absentWhenEmpty = ['checkoutUrl', 'brokerUrl', 'whatsapp', 'email'] as const
export type TypedField = (typeof numbers)[number] | (typeof absentWhenEmpty)[number]

/** Fields with an invalid value. */
export type WrongField =
  | TypedField
  | 'name'
  | 'tagline.en'
  | 'colours.ink'
  | 'colours.accent'
  | 'logo.letter'
  | 'logo.svg'

export function draftOf(settings: Settings): SettingsDraft {
  const typed = [...numbers, ...absentWhenEmpty].map((field) => [field, String(settings[field] ?? '')])
  return { ...settings, ...(Object.fromEntries(typed) as Record<TypedField, string>) }
}

const numberOf = (typed: string): number => {
  const text = typed.trim().replace(',', '.')
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** Parses the typed settings and lists invalid fields; the server validates again. */
export function settingsOf(draft: SettingsDraft): { settings: Settings; wrong: readonly WrongField[] } {
  const settings: Settings = {
    ...draft,
    ...(Object.fromEntries(numbers.map((field) => [field, numberOf(draft[field])])) as Record<
      (typeof numbers)[number],
      number
    >),
    ...(Object.fromEntries(absentWhenEmpty.map((field) => [field, draft[field].trim() || null])) as Record<
      (typeof absentWhenEmpty)[number],
      string | null
    >),
  }
  const { colours, logo } = settings
  const isDrawn = isColour(colours.ink) && isColour(colours.accent)
  const wrong: WrongField[] = [
    ...numbers.filter((field) => Number.isNaN(settings[field])),
    ...(['checkoutUrl', 'brokerUrl'] as const).filter((field) => settings[field] && !isWebAddress(settings[field])),
    ...(settings.name.trim() === '' ? (['name'] as const) : []),
    ...(settings.tagline.en.trim() === '' ? (['tagline.en'] as const) : []),
    ...(isDrawn ? unreadable(colours).map((name) => `colours.${name}` as const) : (['colours.ink'] as const)),
    ...(logo.kind === 'letter' && [...new Intl.Segmenter().segment(logo.letter.trim())].length !== 1
      ? (['logo.letter'] as const)
      : []),
    ...(logo.kind === 'svg' && sanitizeSvg(logo.svg) === null ? (['logo.svg'] as const) : []),
  ]
  return { settings, wrong }
}

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The settings that differ from those saved. */
export function changesOf(settings: Settings, saved: Settings): Partial<Settings> {
  const names = Object.keys(saved) as (keyof SiteSettings)[]
  const changed = names.filter((name) => JSON.stringify(settings[name]) !== JSON.stringify(saved[name]))
  return Object.fromEntries(changed.map((name) => [name, settings[name]]))
}

/** A file as sanitized SVG; null if invalid or too large. */
export async function readDrawing(file: File): Promise<string | null> {
  return file.size > maxSvgLength * 4 ? null : sanitizeSvg(await file.text())
}
