import { ownAccount } from './account-en.ts'
import { leads } from './leads-en.ts'
import { shell } from './shell-en.ts'

/** English; every other language of the staff area must fill in this shape. */
export const words = { ...shell, leads, ownAccount }

export type StaffWords = typeof words
