import { renew } from './renew.ts'

/** The country being looked up, from the first touch of a form; settled once it is chosen, or unknown. */
export let guessing: Promise<unknown> | null = null

/**
 * On the first touch of a form: lists every country, and preselects the visitor's unless one was chosen. On a later touch
 * again, if it failed: the line may be back.
 */
export function guessPrefix(event: Event): void {
  if (!guessing && (event.target as Element).closest('form'))
    guessing = import('./countries.ts')
      .then(({ guess }) => guess())
      .catch(() => {
        guessing = null
        return renew()
      })
}

/** Adds every other country to the short lists on the page, where it is missing. */
export const listCountries = async () => (await import('./countries.ts')).listCountries()
