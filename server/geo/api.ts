import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CountryResponse, Reader } from 'maxmind'
import type { Handlers } from '#contract/handler.ts'
import { choosePrefix } from '#domain/addresses/phone.ts'
import type { Puzzle } from '#domain/screening/proof-of-work.ts'
import { isPublicAddress } from '#server/outside/public-address.ts'

const databaseFile = createRequire(import.meta.url).resolve(
  '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
)

type CountryOf = (address: string) => Promise<string | null>

/**
 * Looks countries up in the shipped database, so that no visitor's address leaves the machine. It is 8 MB and loaded on
 * the first lookup.
 */
export function openCountries(): CountryOf {
  let reading: Promise<Reader<{ country_code?: string } & CountryResponse>> | undefined
  return async (address) => {
    reading ??= readFile(databaseFile).then((bytes) => new Reader(bytes))
    const reader = await reading
    try {
      const found = reader.get(address)
      return found?.country_code ?? found?.country?.iso_code ?? null
    } catch {
      return null
    }
  }
}

/** A token for a visitor who starts a form, and a proof-of-work puzzle under load. */
type Greet = (secure: boolean) => { readonly cookie: string; readonly puzzle: Puzzle | null }

export function geoHandlers(countryOf: CountryOf, greet: Greet): Handlers<'locateVisitor'> {
  return {
    async locateVisitor({ query }, { address, secure, setHeader }) {
      const { cookie, puzzle } = greet(secure)
      setHeader('set-cookie', cookie)
      // The database has countries for addresses of documentation, too.
      const country = isPublicAddress(address) ? await countryOf(address) : null
      const prefix = choosePrefix({ geoCountry: country, timeZone: query.timeZone, language: query.language })
      return { country, prefix: { country: prefix.country, dial: prefix.dial }, puzzle }
    },
  }
}
