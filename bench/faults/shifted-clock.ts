import { readFileSync } from 'node:fs'

// Preloaded into the product: shifts its clock by the milliseconds in CLOCK_FILE. Timers and performance.now() are unaffected,
// as when a system's clock is set.

const everyMs = 50
const file = process.env.CLOCK_FILE

if (file) {
  const real = Date
  let shift = 0
  const read = () => {
    shift = Number(readFileSync(file, 'utf8'))
  }
  read()
  setInterval(read, everyMs).unref()
  const now = () => real.now() + shift
  globalThis.Date = new Proxy(real, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
