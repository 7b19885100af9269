/** A seeded source of numbers from 0 to 1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const sources = ['Google', 'Direct', 'Organic', 'Chat', 'Reference', 'Facebook', 'blog', 'Press', 'Fair', 'Other']
const sourceEffects = [0, -0.2, -0.3, 0.5, 3, -0.5, 0.2, 1.5, -2, 0]
const jobs = ['Unemployed', 'Working', 'Student', 'Select', '', 'Retired']
const jobEffects = [-0.3, 2.4, -0.2, -1.9, -1.9, 0.8]

/**
 * Leads as a file, with real-world traits: "Select" for empty, rare categories, numbers with less conversion at both
 * ends, a row number and meaningless columns. `drift` is added to the log-odds by the end.
 */
export function madeUpLeads(rows: number, seed: number, drift = 0): string {
  const random = seeded(seed)
  const lines = ['Lead Number,Source,Job,Time Spent,Visits,City,Noise A,Noise B,Index of prices,Converted']
  for (let row = 0; row < rows; row += 1) {
    const source = Math.floor(random() ** 2 * sources.length)
    const job = Math.floor(random() * jobs.length)
    const time = random() < 0.3 ? 0 : Math.round(random() ** 2 * 2_000)
    const visits = Math.floor(random() ** 3 * 30)
    const timeEffect = time === 0 ? -0.6 : 2.2 * Math.sin((time / 2_000) * Math.PI) - 0.5
    const moved = drift * (row / rows) ** 6
    const prices = moved + (random() - 0.5) * 0.1
    const z = -0.8 + sourceEffects[source]! + jobEffects[job]! + timeEffect - (visits > 15 ? 1 : 0) + moved
    const converted = random() < 1 / (1 + Math.exp(-1.4 * z)) ? 1 : 0
    const city = `City ${Math.floor(random() ** 4 * 200)}`
    const noise = `${Math.round(random() * 1_000)},${random() < 0.5 ? 'Yes' : 'No'}`
    lines.push(
      `${row + 5_000},${sources[source]},${jobs[job]},${time},${visits},${city},${noise},${prices},${converted}`,
    )
  }
  return `${lines.join('\n')}\n`
}

export const linesOf = (text: string) => text.trimEnd().split('\n')

/** 3,000 leads whose conversion rate rises from the given row on to nearly all. */
export function changingAfter(row: number): string {
  const random = seeded(11)
  const [head, ...lines] = linesOf(madeUpLeads(3_000, 7))
  const isChanged = (at: number) => random() < (at - row) / (3_000 - row)
  const changed = lines.map((line, at) => (isChanged(at) ? line.replace(/.$/, '1') : line))
  return [head, ...changed].join('\n')
}
