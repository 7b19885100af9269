import type { FirstWords } from './first-en.ts'
import { leads } from './leads-es.ts'
import { lost } from './lost-es.ts'
import { proof, secondFactor } from './proof-es.ts'
import { shell } from './shell-es.ts'
import { stats } from './stats-es.ts'
import { work } from './work-es.ts'
import { workspace } from './workspace-es.ts'

export const words: FirstWords = { ...shell, leads, lost, work, proof, secondFactor, stats, workspace }
