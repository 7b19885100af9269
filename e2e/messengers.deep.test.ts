import { describe, expect, it, onTestFinished } from 'vitest'
import { hears } from '#server/testing/messenger-cases.ts'
import { botToken, openMessengerServices, whatsAppSettings } from '#server/testing/messenger-services.ts'
import { call, message, owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

async function start() {
  const services = await openMessengerServices()
  onTestFinished(() => services.close())
  const environment = { WHATSAPP_API: `${services.url}/cloud`, TELEGRAM_API: `${services.url}/telegram` }
  const product = await ownProduct({ environment })
  const phone = '34612000111'
  const body = { ...message, name: 'Lucía Prado', email: 'lucia@example.com', phone: '+34 612000111' }
  expect((await call(product.url, 'sendContact', { body })).status).toBe(201)
  return { ...product, services, phone }
}

describe('a conversation in messengers', () => {
  it('is connected by an owner, answered on WhatsApp from the lead, and limited to the reply window', async () => {
    const product = await start()
    const { url, services, phone } = product
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Channels')
    const form = page.getByRole('form', { name: 'WhatsApp (Cloud API)' })
    await form.getByLabel('Phone number ID').fill(whatsAppSettings.numberId)
    await form.getByLabel('WhatsApp Business account ID').fill(whatsAppSettings.businessId)
    await form.getByLabel('Access token').fill(whatsAppSettings.token)
    await form.getByLabel('App secret').fill(whatsAppSettings.appSecret)
    await form.getByLabel('Verify token').fill(whatsAppSettings.verifyToken)
    await form.getByRole('button', { name: 'Save WhatsApp' }).click()
    await form.getByRole('button', { name: 'Disconnect WhatsApp' }).waitFor()
    expect(await axe(page)).toEqual([])

    await hears(product, phone, '¿Sigue la prueba?')
    await goTo(page, 'Leads')
    const record = await openRecord(page, 'Lucía Prado')
    const thread = record.getByRole('region', { name: 'Messages' })
    await thread.getByText('¿Sigue la prueba?').waitFor()
    await thread.getByRole('button', { name: 'Write on WhatsApp' }).click()
    await thread.getByText('You can write freely until', { exact: false }).waitFor()
    await thread.getByRole('textbox', { name: 'Message' }).fill('Sí, 7 días.')
    expect(await axe(page)).toEqual([])
    await thread.getByRole('button', { name: `Send to +${phone}` }).click()
    await thread.getByText('Sent', { exact: true }).waitFor()
    expect(services.whatsApp.at(-1)).toMatchObject({ to: phone, text: 'Sí, 7 días.' })

    // A day later only a template can be sent.
    services.templates = [
      { name: 'still_there', language: 'es', category: 'UTILITY', text: 'Hola {{1}}, ¿le llamamos?' },
    ]
    await product.database.pool.query(`update channel_people set written_at = now() - interval '25 hours'`)
    await page.reload()
    await thread.getByRole('button', { name: 'Write on WhatsApp' }).click()
    await thread.getByText('accepts only an approved template', { exact: false }).waitFor()
    await thread.getByLabel('Approved template').selectOption({ label: 'still_there · es' })
    await thread.getByText('Hola Lucía Prado, ¿le llamamos?').waitFor()
    await thread.getByRole('button', { name: `Send to +${phone}` }).click()
    await thread.getByRole('listitem').getByText('Hola Lucía Prado, ¿le llamamos?').waitFor()
    expect(problems).toEqual([])
  })

  it('begins with a stranger through the inbox, and with a lead on Telegram by its link', async () => {
    const product = await start()
    const { url, services } = product
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Channels')
    const form = page.getByRole('form', { name: 'Telegram' })
    await form.getByLabel('Bot token').fill(botToken)
    await form.getByRole('button', { name: 'Save Telegram' }).click()
    await form.getByRole('button', { name: 'Disconnect Telegram' }).waitFor()
    services.update({
      update_id: 5,
      message: {
        message_id: 1,
        from: { id: 77, is_bot: false, first_name: 'Zoe' },
        chat: { id: 77, first_name: 'Zoe', type: 'private' },
        date: Math.floor(Date.now() / 1_000),
        text: 'Was kostet das?',
      },
    })
    await goTo(page, 'Inbox')
    const row = page.getByRole('listitem').filter({ hasText: 'Was kostet das?' })
    await row.getByText('Telegram', { exact: true }).first().waitFor()
    await row.getByRole('button', { name: 'Give to a lead: Zoe' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search for a lead').fill('Lucía')
    await dialog.getByRole('button', { name: 'Lucía Prado', exact: false }).click()
    await goTo(page, 'Leads')
    const record = await openRecord(page, 'Lucía Prado')
    const thread = record.getByRole('region', { name: 'Messages' })
    await thread.getByRole('button', { name: 'Write on Telegram' }).click()
    await thread.getByRole('textbox', { name: 'Message' }).fill('89,95')
    await thread.getByRole('textbox', { name: 'Message' }).press('Control+Enter')
    await thread.getByText('Sent', { exact: true }).waitFor()
    expect(services.telegram).toMatchObject([{ chat: 77, text: '89,95' }])
    expect(problems).toEqual([])
  })
})
