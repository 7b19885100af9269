import { z } from 'zod'
import { isSignable, maxSignedName, type NameScript } from '#domain/letters/signed-name.ts'
import { publicText } from './text.ts'

const stored = z.string().optional()

/** A teammate's signed names, by script. */
export const signedNames = z.strictObject({
  latin: stored,
  arabic: stored,
  cyrillic: stored,
  devanagari: stored,
  han: stored,
} satisfies Record<NameScript, typeof stored>)

/** A name in the letters of its script; an empty field counts as absent. */
const nameIn = (script: NameScript) =>
  publicText(maxSignedName)
    .refine((name) => name === '' || isSignable(name, script), 'invalid_text')
    .transform((name) => name || undefined)
    .optional()

/** As they are typed: those that are absent are removed. */
export const typedNames = z.strictObject({
  latin: nameIn('latin'),
  arabic: nameIn('arabic'),
  cyrillic: nameIn('cyrillic'),
  devanagari: nameIn('devanagari'),
  han: nameIn('han'),
} satisfies Record<NameScript, ReturnType<typeof nameIn>>)
