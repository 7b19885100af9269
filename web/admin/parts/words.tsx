import {
  createContext,
  type ReactNode,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { directionOf, type StaffLanguage } from '#domain/site/languages.ts'
import { shownZone } from '#web/api/time-zone.ts'
import { useStore } from '#web/kit/store.ts'
import type { StaffWords } from '#web/words/staff/en.ts'
import type { FirstWords } from '#web/words/staff/first-en.ts'
import type { Format } from './format.ts'
import { allWords, chosenLanguage, currentLanguage, formatOf, type InLanguage, inLanguage } from './language.ts'

const LanguageContext = createContext<InLanguage | null>(null)

/** Provides texts and formats in one language; the first language is loaded beforehand. */
export function WordsProvider({ first, children }: { first: InLanguage; children: ReactNode }) {
  const language = useStore(chosenLanguage) || currentLanguage()
  const [shown, setShown] = useState(first)
  useEffect(() => {
    let current = true
    // The old language stays until the new one is loaded, or if loading fails.
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
  const zone = useSyncExternalStore(shownZone.subscribe, () => shownZone.value)
  const inZone = useMemo(() => ({ ...shown, format: formatOf(shown.language, zone) }), [shown, zone])
  return <LanguageContext value={inZone}>{children}</LanguageContext>
}

function useShown(): InLanguage {
  const shown = useContext(LanguageContext)
  if (!shown) throw new Error('Words belong inside a WordsProvider')
  return shown
}

/** The texts of the first load. */
export function useWords(): FirstWords {
  return useShown().words
}

/** All texts, for screens that load on demand; waits for them (Suspense). */
export function useAllWords(): StaffWords {
  return use(allWords(useShown().language))
}

export function useFormat(): Format {
  return useShown().format
}

/** The current language and its setter. */
export function useLanguage(): [StaffLanguage, (language: StaffLanguage) => void] {
  return [useShown().language, chosenLanguage.set]
}
