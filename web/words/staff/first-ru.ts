import type { FirstWords } from './first-en.ts'
import { leads } from './leads-ru.ts'
import { lost } from './lost-ru.ts'
import { proof, secondFactor } from './proof-ru.ts'
import { shell } from './shell-ru.ts'
import { stats } from './stats-ru.ts'
import { work } from './work-ru.ts'
import { workspace } from './workspace-ru.ts'

/** Russian: the login and the board. */
export const words: FirstWords = { ...shell, leads, lost, work, proof, secondFactor, stats, workspace }
