import { useSyncExternalStore } from 'react'
import { splitPhone } from '#domain/addresses/phone.ts'
import { createStore } from '#web/kit/store.ts'

type Formatter = (stored: string) => string

/** Fallback until the numbering plans are loaded: the digits in threes after the dial code. */
const inThrees: Formatter = (stored) => {
  const phone = splitPhone(stored)
  return phone ? `${phone.dial} ${phone.digits.replace(/(\d{3})(?=\d{2})/g, '$1 ')}` : stored
}

const format = createStore(inThrees)
let asked = false

/** The numbering plans are larger than the board, so they load after it, once. */
async function load(): Promise<void> {
  const { default: parse } = await import('libphonenumber-js/min')
  format.set((stored) => {
    const number = parse(stored)
    return number?.country ? number.formatNational() : inThrees(stored)
  })
}

function subscribe(listener: () => void): () => void {
  // Without the plans, keep the plain digits.
  if (!asked) load().catch(() => undefined)
  asked = true
  return format.subscribe(listener)
}

/** A stored phone number in the format of its country. */
export function useNationalPhone(stored: string): string {
  return useSyncExternalStore(subscribe, () => format.value(stored))
}
