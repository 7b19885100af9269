import { renew } from './renew.ts'

let isAsked = false

/** On the first touch of a form: lists every country, and preselects the visitor's unless one was chosen. */
export function guessPrefix(event: Event): void {
  if (isAsked || !(event.target as Element).closest('form')) return
  isAsked = true
  import('./countries.ts').then(({ guess }) => guess()).catch(renew)
}

/** Adds every other country to the short lists on the page, where it is missing. */
export const listCountries = async () => (await import('./countries.ts')).listCountries()
