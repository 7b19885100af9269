import { expect, it, onTestFinished } from 'vitest'
import { hears } from '#server/testing/messenger-cases.ts'
import { openMessengerServices, whatsAppSettings } from '#server/testing/messenger-services.ts'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]) })

it('files are attached by button, paste and drop; a refused one says why and no input is lost', async () => {
  const services = await openMessengerServices()
  onTestFinished(() => services.close())
  const product = await ownProduct({ environment: { WHATSAPP_API: `${services.url}/cloud` } })
  const { url } = product
  await call(url, 'changeWhatsApp', { body: { ...whatsAppSettings }, headers: await signIn(url) })
  const phone = '34612000112'
  const body = { ...message, name: 'Lucía Prado', email: 'lucia@example.com', phone: '+34 612000112' }
  await call(url, 'sendContact', { body })
  await hears(product, phone, '¿Tenéis un gráfico?')

  // The refused one.
  const { page, problems } = await teammate(browser, url, owner, { expected: [/400/] })
  const record = await openRecord(page, 'Lucía Prado')
  const thread = record.getByRole('region', { name: 'Messages' })
  await thread.getByRole('button', { name: 'Write on WhatsApp' }).click()
  const form = thread.getByRole('form')
  const text = form.getByRole('textbox', { name: 'Message' })
  await text.fill('Aquí está.')
  const input = form.getByLabel('Attach files', { exact: false })
  await input.setInputFiles([photo('chart.jpg'), { ...photo('moving.gif'), mimeType: 'image/gif' }, photo('false.png')])
  const files = form.getByRole('list', { name: 'Attached files' })
  await files.getByRole('button', { name: 'Remove: chart.jpg' }).waitFor()
  const row = (name: string) => files.getByRole('listitem').filter({ hasText: name })
  await row('moving.gif').getByText('WhatsApp doesn’t take this kind of file.', { exact: false }).waitFor()
  await row('false.png').getByText('Its content doesn’t match its name.', { exact: false }).waitFor()
  expect(await axe(page)).toEqual([])
  for (const name of ['moving.gif', 'false.png']) await files.getByRole('button', { name: `Remove: ${name}` }).click()

  /** As a mouse or the clipboard would bring it. */
  const bring = (how: 'paste' | 'drop', name: string) =>
    text.evaluate(
      (element, [kind, named]) => {
        const carried = new DataTransfer()
        carried.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 2])], named!, { type: 'image/jpeg' }))
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: carried })
            : new DragEvent('drop', { ...options, dataTransfer: carried }),
        )
      },
      [how, name],
    )
  await bring('paste', 'pasted.jpg')
  await files.getByRole('button', { name: 'Remove: pasted.jpg' }).waitFor()
  await bring('drop', 'dropped.jpg')
  await files.getByRole('button', { name: 'Remove: dropped.jpg' }).waitFor()
  await files.getByRole('button', { name: 'Remove: pasted.jpg' }).click()
  expect(await text.inputValue()).toBe('Aquí está.')

  // The draft has them after a reload, too.
  await page.reload()
  await files.getByRole('button', { name: 'Remove: dropped.jpg' }).waitFor()
  await text.press('Control+Enter')
  await thread.getByText('Sent', { exact: true }).waitFor()
  expect(services.whatsApp.map(({ media }) => [media?.name, media?.caption])).toEqual([
    ['chart.jpg', 'Aquí está.'],
    ['dropped.jpg', ''],
  ])
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    thread.getByRole('button', { name: 'Download: dropped.jpg' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('dropped.jpg')
  expect(problems).toEqual([])
})
