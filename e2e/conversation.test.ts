import { describe, expect, it } from 'vitest'
import { deliverMail } from '#server/testing/inbound-mail.ts'
import { startMailServer } from '#server/testing/mail-server.ts'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { card, goTo, openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

async function start() {
  const server = await startMailServer()
  const product = await ownProduct({ environment: { SMTP_URL: server.url, MAIL_FROM: 'sales@example.org' } })
  const send = (name: string, email: string) =>
    call(product.url, 'sendContact', { body: { ...message, name, email, phone: `+34 6130000${email.length}` } })
  expect((await send('Lucía Prado', 'lucia@example.com')).status).toBe(201)
  await server.until(1)
  return { ...product, server, send }
}

const mailOf = (from: string, to: string, text: string, head = '') =>
  `From: ${from}\nTo: ${to}\nSubject: Re: Tu prueba\nMessage-ID: <${crypto.randomUUID()}@example.com>\nContent-Type: text/plain; charset=utf-8\n${head}\n\n${text}\n`

describe('a conversation with a lead', () => {
  it("is held on the lead's page: mailed, answered, seen in the inbox and settled", async () => {
    const product = await start()
    const { url, server } = product
    const { page, problems } = await teammate(browser, url, owner)
    const record = await openRecord(page, 'Lucía Prado')
    const thread = record.getByRole('region', { name: 'Messages' })
    await thread.getByRole('button', { name: 'Write an email' }).click()
    const form = thread.getByRole('form', { name: 'Email to Lucía Prado' })
    await form.getByLabel('Subject').fill('Tu prueba')
    await form.getByRole('textbox', { name: 'Message' }).fill('Hola Lucía,\n\nla prueba es gratis durante 14 días.')
    await form.getByRole('button', { name: 'Send to lucia@example.com' }).press('Enter')
    await thread.getByText('Sent', { exact: true }).waitFor()
    await server.until(2)
    const { mail } = server.received[1]!
    expect(mail.from).toMatchObject({ name: owner.username })

    // Her answer is there without a reload: her words, ours folded.
    const quoted = 'El 20/11/26 a las 9:00, owner escribió:\n> Hola Lucía,\n>\n> la prueba es gratis durante 14 días.'
    await deliverMail(
      product,
      mailOf(
        'Lucía <lucia@example.com>',
        mail.replyTo![0]!.address!,
        `Quiero empezar.\n\n${quoted}`,
        `In-Reply-To: ${mail.messageId}`,
      ),
    )
    await thread.getByText('Quiero empezar.').waitFor()
    expect(await thread.getByText('> la prueba es gratis', { exact: false }).isVisible()).toBe(false)
    await thread.getByText('Show what we wrote before').click()
    await thread.getByText('> la prueba es gratis', { exact: false }).waitFor()
    // What she answers in her calendar, and what is encrypted, is said in words.
    const event = `BEGIN:VEVENT\nATTENDEE;PARTSTAT=ACCEPTED:mailto:lucia@example.com\nSUMMARY:Demo\nDTSTART;VALUE=DATE:20261201\nEND:VEVENT`
    const accepted = `--b\nContent-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\nMETHOD:REPLY\n${event}\nEND:VCALENDAR\n`
    const sealed = '--b\nContent-Type: application/pkcs7-mime; smime-type=enveloped-data; name=smime.p7m\n\nx\n--b--'
    await deliverMail(
      product,
      mailOf('lucia@example.com', 'sales@example.org', `${accepted}${sealed}`).replace(
        'text/plain; charset=utf-8',
        'multipart/mixed; boundary=b',
      ),
    )
    await thread.getByText('Accepts the invitation: Demo · Dec 1, 2026').waitFor()
    await thread.getByText('Part of this email is encrypted', { exact: false }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.keyboard.press('Escape')

    await goTo(page, 'Inbox')
    const row = page.getByRole('listitem').filter({ hasText: 'Lucía Prado' })
    await row.getByText('Email', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    await row.getByRole('button', { name: 'No reply needed: Lucía Prado' }).click()
    await row.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('begins from a card with a template, and is followed by the next step', async () => {
    const { url, server } = await start()
    const { page, problems } = await teammate(browser, url, owner)
    await card(page, 'Lucía Prado').getByRole('button', { name: 'Contact Lucía Prado' }).click()
    await page.getByRole('menuitem', { name: 'Email' }).click()
    const letter = page.getByRole('complementary').getByRole('form', { name: 'Email to Lucía Prado' })
    const text = letter.getByRole('textbox', { name: 'Message' })
    await expect.poll(() => text.inputValue()).toContain('Hola, Lucía')
    await expect.poll(() => text.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await axe(page)).toEqual([])
    // Another template or language replaces a template, but not typed text.
    await letter.getByLabel('Language').selectOption({ label: 'Deutsch' })
    await expect.poll(() => text.inputValue()).toContain('Guten Tag Lucía Prado,')
    await text.fill('Typed by hand.')
    await letter.getByLabel('Language').selectOption({ label: 'Français' })
    await letter.getByText('Your own text is kept.').waitFor()
    expect(await text.inputValue()).toBe('Typed by hand.')
    await letter.getByRole('button', { name: 'Replace it with the template' }).click()
    await expect.poll(() => text.inputValue()).toContain('Bonjour')
    await text.press('Control+Enter')
    await letter.waitFor({ state: 'detached' })
    await server.until(2)
    expect(server.received[1]!.mail.to).toMatchObject([{ address: 'lucia@example.com' }])
    const next = page.getByRole('region', { name: 'Next step with Lucía Prado?' })
    await next.getByRole('button', { name: 'Next week' }).click()
    await next.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('is answered from the inbox, and returns there afterwards', async () => {
    const { url, server } = await start()
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Inbox')
    const row = page.getByRole('listitem').filter({ hasText: 'Lucía Prado' })
    await row.getByRole('button', { name: 'Contact Lucía Prado' }).click()
    await page.getByRole('menuitem', { name: 'Email' }).click()
    const letter = page.getByRole('form', { name: 'Email to Lucía Prado' })
    await expect.poll(() => letter.getByRole('textbox', { name: 'Message' }).inputValue()).toContain('Hola, Lucía')
    await letter.getByRole('button', { name: 'Send to lucia@example.com' }).click()
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor()
    await server.until(2)
    await row.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('keeps input, and shows what arrived meanwhile before sending', async () => {
    const product = await start()
    const { url } = product
    const headers = await signIn(url)
    const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
    const { page } = await teammate(browser, url, owner, { expected: [/409/] })
    await page.goto(`${url}/admin/leads/${data[0]!.id}`)
    const thread = page.getByRole('region', { name: 'Messages' })
    await thread.getByRole('button', { name: 'Write an email' }).click()
    await thread.getByLabel('Subject').fill('Tu prueba')
    await thread.getByRole('textbox', { name: 'Message' }).fill('Hola, ¿cuándo empezamos?')
    await page.reload()
    await expect
      .poll(() => thread.getByRole('textbox', { name: 'Message' }).inputValue())
      .toBe('Hola, ¿cuándo empezamos?')
    await deliverMail(product, mailOf('lucia@example.com', 'sales@example.org', 'Ya no quiero, gracias.'))
    await thread.getByRole('listitem').getByText('Ya no quiero, gracias.').waitFor()
    await thread.getByRole('textbox', { name: 'Message' }).press('Control+Enter')
    await thread.getByText('wrote while you were typing', { exact: false }).waitFor()
    await thread.getByRole('textbox', { name: 'Message' }).press('Control+Enter')
    await thread.getByRole('listitem').getByText('Hola, ¿cuándo empezamos?').waitFor()
    await thread.getByRole('button', { name: 'Write an email' }).waitFor()
  })

  it('begins with a stranger, who is assigned to a lead, removed again, or added as a lead', async () => {
    const product = await start()
    const { url } = product
    const { page, problems } = await teammate(browser, url, owner)
    await goTo(page, 'Inbox')
    // It appears in the open inbox.
    await page.getByRole('heading', { name: 'Inbox' }).waitFor()
    await deliverMail(product, mailOf('Zoe <zoe@example.net>', 'sales@example.org', 'Was kostet das?'))
    const row = page.getByRole('listitem').filter({ hasText: 'Was kostet das?' })
    await row.getByText('Unknown sender').waitFor()
    await row.getByRole('button', { name: 'Give to a lead: Zoe' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search for a lead').fill('Lucía')
    await dialog.getByRole('button', { name: 'Lucía Prado', exact: false }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.getByText('Unknown sender').waitFor()
    await row.getByRole('button', { name: 'Set aside: Zoe' }).click()
    await row.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })
})
