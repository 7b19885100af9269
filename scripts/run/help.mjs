import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The description of an npm script in README or `docs/commands.md`, without markup and links; null if missing. */
export function helpOf(root, name) {
  const [readme, commands] = ['README.md', 'docs/commands.md'].map((file) =>
    readFileSync(join(root, file), 'utf8').split('\n'),
  )
  const rows = commands.filter((line) => line.startsWith('| `npm ')).map((line) => line.slice(3, -2).split('` | '))
  const lines = readme.filter((line) => line.startsWith('npm ')).map((line) => line.split('# '))
  const [usage, text] = [...rows, ...lines].find(([call]) => scriptOf(call) === name) ?? []
  if (!usage) return null
  return `${usage.trim()}\n\n${text.replace(/ \(\[[^[\]]*\]\([^()]*\)\)|[`*]/g, '').replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')}`
}

/** The script that a command runs: `npm run -s report -- FILE` runs `report`. */
const scriptOf = (call) => call.split(' ').find((word) => !['npm', 'run', '-s'].includes(word))
