import type { FirstWords } from './first-en.ts'
import { leads } from './leads-ar.ts'
import { lost } from './lost-ar.ts'
import { proof, secondFactor } from './proof-ar.ts'
import { shell } from './shell-ar.ts'
import { stats } from './stats-ar.ts'
import { work } from './work-ar.ts'
import { workspace } from './workspace-ar.ts'

export const words: FirstWords = { ...shell, leads, lost, work, proof, secondFactor, stats, workspace }
