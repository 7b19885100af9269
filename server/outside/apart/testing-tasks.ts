/* Tasks that tests run in a separate process. */

/** Loops forever. */
export function loopForever(): never {
  for (;;);
}

/** Allocates memory forever, in buffers, which no heap limit covers. */
export function allocateForever(): never {
  const held: Buffer[] = []
  for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, 1))
}

export function fail(): never {
  throw new RangeError('no such thing')
}

export const ask = async (question: string, asked: (question: unknown) => Promise<unknown>) => asked(question)

export const environment = () => Object.keys(process.env)

export function* count(to: number): Generator<number, string> {
  for (let n = 1; n <= to; n++) yield n
  return 'counted'
}
