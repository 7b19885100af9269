import { renew } from './renew.ts'

/** The country being looked up, from the first touch of a form; settled once it is chosen, or unknown. */
export let guessing: Promise<unknown> | undefined

/** On the first touch of a form: lists every country, and preselects the visitor's unless one was chosen. */
export function guessPrefix(event: Event): void {
  if (!guessing && (event.target as Element).closest('form'))
    guessing = import('./countries.ts').then(({ guess }) => guess()).catch(renew)
}

/** Adds every other country to the short lists on the page, where it is missing. */
export const listCountries = async () => (await import('./countries.ts')).listCountries()
