import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { amountFigure, noFigure } from './support/figure.ts'
import { residentMemory } from './support/product.ts'
import type { Bench } from './support/stage.ts'

/** Start time on an existing database, including its engine, and memory of the idle process. */
export const start: Bench = async (stage) => {
  const DATA_DIR = join(stage.folder, 'start')
  const first = await stage.product({ DATA_DIR })
  await first.stop()
  const again = await stage.product({ DATA_DIR })
  await wait(2_000)
  const memory = await residentMemory(again.pid)
  return [
    amountFigure('ready with an existing database', again.readyMs / 1000, 3, 's'),
    memory === null
      ? noFigure('idle memory', 'this system does not say')
      : amountFigure('idle memory', memory, 150, 'MB'),
  ]
}
