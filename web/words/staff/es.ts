import type { StaffWords } from './en.ts'
import { shell } from './shell-es.ts'

export const words: StaffWords = { ...shell }
