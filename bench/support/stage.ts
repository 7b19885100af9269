import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import type { Language } from '#domain/site/languages.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { type Bare, startBare } from './bare.ts'
import type { BareTask } from './bare-server.ts'
import { type Databases, openDatabases } from './databases.ts'
import type { Figure } from './figure.ts'
import { type Generator, startGenerator } from './load.ts'
import { type Product, type ProductSettings, startProduct } from './product.ts'

/** Resources of a bench; whatever is started here is stopped at its end. */
export type Stage = {
  /** The larger of the two compared sizes, leads. */
  readonly leads: number
  /** Pages to measure. */
  readonly languages: readonly Language[]
  /** True to run only the short form of benches that have one. */
  readonly isShort: boolean
  /** Runs only scenarios whose names contain this. */
  readonly only: string
  /** Duration of a soak. */
  readonly minutes: number
  /** A temporary folder. */
  readonly folder: string
  readonly databases: Databases
  product(settings: ProductSettings): Promise<Product>
  bare(task: BareTask): Promise<Bare>
  generator(): Generator
}

export type Bench = (stage: Stage) => Promise<Figure[]>

/** The smaller size, leads. */
export const fewLeads = 10_000

/** Shared by all benches: one embedded engine in a temporary folder. */
export async function createBenchRunner(asked: Pick<Stage, 'leads' | 'languages' | 'isShort' | 'only' | 'minutes'>) {
  const folder = await mkdtemp(join(tmpdir(), 'orfine-bench-'))
  // The database may run as another user, who needs access.
  await chmod(folder, 0o755)
  const engine = await startEmbedded({ dataDir: join(folder, 'data'), log: pino({ level: 'silent' }) })
  const databases = openDatabases(engine)
  return {
    /** Runs one bench on a clean stage. */
    async run(bench: Bench): Promise<Figure[]> {
      const endings: (() => Promise<void>)[] = []
      const keep = <T extends { stop(): Promise<void> }>(started: T): T => {
        endings.push(() => started.stop())
        return started
      }
      try {
        return await bench({
          ...asked,
          folder,
          databases,
          product: async (settings) => keep(await startProduct(settings, folder)),
          bare: async (task) => keep(await startBare(task)),
          generator: () => keep(startGenerator()),
        })
      } finally {
        for (const end of endings.toReversed()) await end()
      }
    },
    async close() {
      await engine.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
