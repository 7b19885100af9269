import { type Figure, noFigure, ratioFigure, spreadOf } from './figure.ts'
import { interleave, ratioOf } from './interleave.ts'
import type { Generator } from './load.ts'
import type { LoadPlan } from './load-plan.ts'
import { type Processes, processorTime } from './processor.ts'

/** One side of a comparison: its request, and its processes. */
type Side = { readonly plan: LoadPlan; readonly processes: Processes }

/** Minimum ratios of the budget. */
type Floor = { readonly throughput: number; readonly processor: number }

/**
 * Compares the product with its control under the same load, alternating: requests per second, and processor time per request,
 * which stays meaningful on a shared machine. Both are ratios to the control: higher is better.
 */
export async function against(
  what: string,
  generator: Generator,
  sides: { readonly product: Side; readonly bare: Side },
  floor: Floor,
  note = '',
): Promise<Figure[]> {
  const { product, bare } = await interleave({
    product: () => measureRun(generator, sides.product),
    bare: () => measureRun(generator, sides.bare),
  })
  const perSecond = (runs: readonly Run[]) => runs.map((one) => one.perSecond)
  const micros = (runs: readonly Run[]) => runs.map((one) => one.microseconds ?? Number.NaN)
  const throughput = ratioFigure(
    what,
    ratioOf(perSecond(product), perSecond(bare)),
    { min: floor.throughput },
    `${spreadOf(perSecond(product)).middle.toFixed(0)}/s${note && `; ${note}`}`,
  )
  const named = `${what}, by processor time`
  if (micros([...product, ...bare]).some(Number.isNaN)) return [throughput, noFigure(named, 'this system does not say')]
  const [ours, theirs] = [micros(product), micros(bare)].map((values) => spreadOf(values).middle.toFixed(0))
  const ratio = ratioOf(micros(bare), micros(product))
  return [throughput, ratioFigure(named, ratio, { min: floor.processor }, `${ours} and ${theirs} µs a request`)]
}

type Run = { readonly perSecond: number; readonly microseconds: number | null }

async function measureRun(generator: Generator, { plan, processes }: Side): Promise<Run> {
  const before = await processorTime(processes)
  const { perSecond, requests } = await generator.run(plan)
  const after = await processorTime(processes)
  return { perSecond, microseconds: before === null || after === null ? null : ((after - before) * 1e6) / requests }
}
