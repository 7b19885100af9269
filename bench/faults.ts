import { clockJump } from './faults/clock-jump.ts'
import { fullDisk } from './faults/full-disk.ts'
import { outbox } from './faults/outbox.ts'
import { powerCut } from './faults/power-cut.ts'
import { soak } from './faults/soak.ts'
import { writeError } from './faults/write-error.ts'
import type { Figure } from './support/figure.ts'
import type { Bench } from './support/stage.ts'

const scenarios: Record<string, Bench> = {
  'power-cut': powerCut,
  'write-error': writeError,
  'full-disk': fullDisk,
  outbox,
  'clock-jump': clockJump,
  soak,
}

/** The built product while its machine or database fails, and over a longer time. */
export const faults: Bench = async (stage) => {
  const figures: Figure[] = []
  const chosen = Object.entries(scenarios).filter(([name]) => name.includes(stage.only))
  for (const [name, scenario] of chosen) {
    console.error(`  ${name}…`)
    for (const figure of await scenario(stage)) {
      console.error(`    ${figure.what}: ${figure.figure}`)
      figures.push(figure)
    }
  }
  if (figures.some(({ met }) => met === false)) process.exitCode = 1
  return figures
}
