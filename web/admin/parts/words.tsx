import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { directionOf, primarySubtag, type StaffLanguage, staffLanguages } from '#domain/languages.ts'
import type { StaffWords } from '#web/words/staff/en.ts'
import { loadStaffWords } from '#web/words/staff/load.ts'
import { createFormat, type Format, localeOf } from './format.ts'
import { remembered, useRemembered } from './remembered.ts'

type InLanguage = { language: StaffLanguage; words: StaffWords; format: Format }

const chosen = remembered('orfine.language', ['', ...staffLanguages])
const LanguageContext = createContext<InLanguage | null>(null)

/** The remembered language, else the one of the two that the browser prefers, else English. */
export function startLanguage(): StaffLanguage {
  return chosen.value || browserLanguage()
}

function browserLanguage(): StaffLanguage {
  for (const tag of navigator.languages) {
    const staff = staffLanguages.find((one) => one === primarySubtag(tag))
    if (staff) return staff
  }
  return 'en'
}

/** Texts and formats for everything inside, in one language at a time; the first one is loaded before. */
export function WordsProvider({ first, children }: { first: InLanguage; children: ReactNode }) {
  const language = useRemembered(chosen) || browserLanguage()
  const [shown, setShown] = useState(first)
  useEffect(() => {
    let current = true
    // The old language stays until the new one is here; should it not arrive, it stays for good.
    void inLanguage(language).then(
      (next) => current && setShown(next),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [language])
  useEffect(() => {
    document.documentElement.lang = shown.language
    document.documentElement.dir = directionOf(shown.language)
  }, [shown])
  return <LanguageContext value={shown}>{children}</LanguageContext>
}

/** Loads a language for `WordsProvider`. */
export async function inLanguage(language: StaffLanguage): Promise<InLanguage> {
  const words = await loadStaffWords(language)
  return { language, words, format: createFormat(localeOf(language, navigator.languages)) }
}

function useLanguageContext(): InLanguage {
  const context = useContext(LanguageContext)
  if (!context) throw new Error('Words belong inside a WordsProvider')
  return context
}

export function useWords(): StaffWords {
  return useLanguageContext().words
}

export function useFormat(): Format {
  return useLanguageContext().format
}

/** The language shown, and how to choose another. */
export function useLanguage(): [StaffLanguage, (language: StaffLanguage) => void] {
  const { language } = useLanguageContext()
  return useMemo(() => [language, chosen.set], [language])
}
