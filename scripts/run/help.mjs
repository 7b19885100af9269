import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What README or `docs/commands.md` says of an npm script, without marks and links; null where neither names it. */
export function helpOf(root, name) {
  const [readme, commands] = ['README.md', 'docs/commands.md'].map((file) => readFileSync(join(root, file), 'utf8'))
  const row = commands.match(new RegExp(`^\\| \`(npm (?:run )?(?:-s )?${name}\\b[^\`]*)\` \\| (.*) \\|$`, 'm'))
  const line = readme.match(new RegExp(`^(npm (?:run )?${name}) +# (.*)$`, 'm'))
  const [, usage, text] = row ?? line ?? []
  if (!usage) return null
  return `${usage}\n\n${text.replace(/ \(\[[^\]]*\]\([^)]*\)\)|[`*]/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')}`
}
