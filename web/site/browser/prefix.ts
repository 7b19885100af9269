import { renew } from './renew.ts'

let isAsked = false

/** On the first touch of a form: every country in the list, and the visitor's own chosen where nobody chose one. */
export function guessPrefix(event: Event): void {
  if (isAsked || !(event.target as Element).closest('form')) return
  isAsked = true
  import('./countries.ts').then(({ guess }) => guess()).catch(renew)
}

/** Adds every other country to the short lists on the page, where it is missing. */
export const listCountries = async () => (await import('./countries.ts')).listCountries()
