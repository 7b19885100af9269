import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { DataFolderUnusable } from './errors.ts'

/**
 * Creates a folder and its missing parents, all with `mode`; returns the first one created. Throws
 * `DataFolderUnusable`. Node's `recursive` never returns where the system denies that an existing parent exists, as
 * /proc does.
 */
export async function makeFolder(folder: string, mode: number): Promise<string | undefined> {
  const missing: string[] = []
  try {
    for (let at = resolve(folder); !(await exists(at)); at = dirname(at)) missing.unshift(at)
    for (const path of missing) await mkdir(path, { mode }).catch(unlessThere)
    if (!(await stat(folder)).isDirectory()) throw new Error('it is a file')
  } catch (error) {
    throw new DataFolderUnusable(
      `Data folder ${folder} cannot be made: ${(error as Error).message}. Set DATA_DIR to a folder on a local disk.`,
    )
  }
  return missing[0]
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** Another process starting at the same time may have created it. */
function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
