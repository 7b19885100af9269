import { leads } from './leads-en.ts'
import { lost } from './lost-en.ts'
import { proof, secondFactor } from './proof-en.ts'
import { shell } from './shell-en.ts'
import { stats } from './stats-en.ts'
import { work } from './work-en.ts'
import { workspace } from './workspace-en.ts'

/** English: what the login and the board need, and whatever may open over any screen. */
export const words = { ...shell, leads, lost, work, proof, secondFactor, stats, workspace }

export type FirstWords = typeof words
