import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Number of versions whose built files are served, including this one: a page opened before a deploy still requests its
 * own.
 */
const versions = 3

/**
 * Copies this version's files to `/assets` beside those of earlier versions, and returns the folders of the latest
 * others. `kept`: a folder that survives deploys.
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
