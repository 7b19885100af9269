import { expect, it } from 'vitest'
import { dataFolder, startProcess } from '../e2e/support/product-process.ts'

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

it('a hang-up stops the product in order, unless it was told to outlive its terminal', async () => {
  const dataDir = await dataFolder()
  const lasting = await startProcess(dataDir, { OUTLIVES_TERMINAL: '1' })
  lasting.signal('SIGHUP')
  for (let asked = 0; asked < 5; asked++) expect(await isReady(lasting.url)).toBe(true)
  expect(await lasting.stop()).toBe(0)
  const usual = await startProcess(dataDir)
  usual.signal('SIGHUP')
  await expect.poll(() => isReady(usual.url)).toBe(false)
  expect(await usual.stop()).toBe(0)
  expect(usual.output()).not.toContain('ended without stopping')
})
