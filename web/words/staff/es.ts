import { ownAccount } from './account-es.ts'
import type { StaffWords } from './en.ts'
import { leads } from './leads-es.ts'
import { shell } from './shell-es.ts'

export const words: StaffWords = { ...shell, leads, ownAccount }
