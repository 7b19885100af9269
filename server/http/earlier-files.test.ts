import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { expect, it, onTestFinished } from 'vitest'
import { keepFiles } from './earlier-files.ts'
import type { Env } from './edge.ts'
import type { FirstPageDeps } from './first-page.ts'
import { bindFiles } from './static-files.ts'

it('files of the last three versions are served, older ones are removed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'served-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [built, kept] = [join(folder, 'client'), join(folder, 'served')]

  /** Builds a version in place of the previous one, starts it, and requests a file of each. */
  async function deploy(version: number): Promise<number[]> {
    await rm(built, { recursive: true, force: true })
    await mkdir(join(built, 'assets'), { recursive: true })
    await writeFile(join(built, `assets/site-${version}.js`), `/* ${version} */`)
    await writeFile(join(built, `moved-${version}.js`), '')
    const app = new Hono<Env>()
    bindFiles(app, built, {} as FirstPageDeps, async () => '', await keepFiles(built, kept))
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (asked) => {
        const answer = await app.request(`/assets/site-${asked}.js`)
        return answer.ok && (await answer.text()) === `/* ${asked} */` ? [asked] : []
      }),
    )
    return answers.flat()
  }

  expect(await deploy(1)).toEqual([1])
  expect(await deploy(2)).toEqual([1, 2])
  expect(await deploy(3)).toEqual([1, 2, 3])
  expect(await deploy(4)).toEqual([2, 3, 4])
  // A restart, and a return to the previous version: the same three.
  expect(await deploy(4)).toEqual([2, 3, 4])
  expect(await deploy(3)).toEqual([2, 3, 4])
  expect((await readdir(kept)).length).toBe(3)
})
