import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How many versions of the built files are served, this one counted: a page that was open through a deploy still asks for its own. */
const versions = 3

/**
 * Puts a copy of this version's files under `/assets` beside those of the versions before, and answers the folders of the
 * latest, this one left out. `kept`: a folder that outlives a deploy.
 */
export async function keepFiles(built: string, kept: string): Promise<string[]> {
  const names = (await readdir(join(built, 'assets')).catch(() => [])).toSorted()
  if (names.length === 0) return []
  const own = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  await mkdir(kept, { recursive: true })
  if (!(await readdir(kept)).includes(own)) {
    const draft = join(kept, '.draft')
    await rm(draft, { recursive: true, force: true })
    await cp(join(built, 'assets'), join(draft, 'assets'), { recursive: true })
    await rename(draft, join(kept, own))
  }
  const now = new Date()
  await utimes(join(kept, own), now, now)
  const used = await Promise.all(
    (await readdir(kept)).map(async (name) => ({ path: join(kept, name), at: (await stat(join(kept, name))).mtimeMs })),
  )
  const [, ...earlier] = used.toSorted((a, b) => b.at - a.at).map(({ path }) => path)
  const gone = earlier.splice(versions - 1)
  await Promise.all(gone.map((path) => rm(path, { recursive: true })))
  return earlier
}
