import { describe, expect, it } from 'vitest'
import { call, message, owner, ownProduct, signIn } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { card, openForm, openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const

/** A product with one lead, who asks about withdrawals. */
async function startWithLead() {
  const product = await ownProduct()
  const { url } = product
  await call(url, 'sendContact', { body: { ...message, name: 'Ana Torres', message: 'How do withdrawals work?' } })
  const headers = await signIn(url)
  const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
  return { ...product, headers, id: data[0]!.id }
}

describe('the analysis of a lead', () => {
  it("opens from the lead's page, is made with a click, and shows its basis", async () => {
    const { url, id } = await startWithLead()
    const { page, problems } = await teammate(browser, url, owner)
    await page.goto(`${url}/admin/leads/${id}`)
    await page.getByRole('button', { name: 'AI Analysis' }).click()
    const dialog = page.getByRole('dialog', { name: 'AI analysis of Ana Torres' })
    await dialog.getByText('Not analyzed yet').waitFor()
    await dialog.getByRole('button', { name: 'Analyze now' }).click()
    await dialog.getByText('Asked about withdrawals: “How do withdrawals work?”').waitFor()
    await dialog.getByRole('region', { name: 'Win probability' }).getByText('5%', { exact: true }).waitFor()
    const quality = dialog.getByRole('region', { name: 'Lead quality' })
    await quality.getByText('How this adds up').click()
    await quality.getByText('A question about the product').waitFor()
    await dialog.getByText('Earlier analyses').click()
    await dialog.getByRole('cell', { name: 'owner' }).waitFor()
    await dialog.getByRole('button', { name: 'Analyze again' }).click()
    await expect.poll(() => dialog.getByRole('cell', { name: 'owner' }).count()).toBe(2)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('list', { name: 'History, newest first' }).getByText('Lead analyzed').first().waitFor()
    expect(problems).toEqual([])
  })

  it('carries out a recommendation with one click, and lets others be settled once', async () => {
    const { url, id, headers, database } = await startWithLead()
    // Answered, so that a follow-up is advised.
    await call(url, 'actQuickly', { body: { leadId: id, action: 'email' }, headers })
    await database.pool.query('update contact_requests set country = null')
    await call(url, 'analyseLead', { params: { id }, body: { language: 'en' }, headers })
    const expected = [/Failed to launch 'mailto:/]
    const { page, problems } = await teammate(browser, url, owner, { expected })
    const record = await openRecord(page, 'Ana Torres')
    await record.getByRole('button', { name: 'AI Analysis' }).click()
    const dialog = page.getByRole('dialog', { name: 'AI analysis of Ana Torres' })
    await dialog.getByRole('tab', { name: 'Recommendations' }).click()
    const followUp = dialog.getByRole('article', { name: 'Plan a follow-up' })
    await followUp.getByRole('button', { name: 'Plan the follow-up' }).click()
    await followUp.getByText('Implemented', { exact: true }).waitFor()
    expect(await followUp.getByRole('button').count()).toBe(0)
    const { data } = (await call(url, 'listLeadTasks', { params: { id }, headers })).body
    expect(data).toMatchObject([{ type: 'follow_up', assignedTo: 'owner' }])

    const details = dialog.getByRole('article', { name: 'Ask for the country' })
    await details.getByRole('button', { name: 'Write an email' }).click()
    const letter = record.getByRole('form', { name: 'Email to Ana Torres' })
    await letter.getByRole('button', { name: 'Close' }).click()
    await letter.waitFor({ state: 'detached' })
    const reopen = async () => {
      await record.getByRole('button', { name: 'AI Analysis' }).click()
      await dialog.getByRole('tab', { name: 'Recommendations' }).click()
    }
    await reopen()
    // An email without text leaves the recommendation unchanged.
    await details.getByRole('button', { name: 'Write an email' }).click()
    await letter.getByRole('button', { name: 'Open in email app' }).click()
    await reopen()
    await details.getByText('Implemented', { exact: true }).waitFor()

    await dialog.getByRole('button', { name: 'Analyze again' }).click()
    const another = details.filter({ has: page.getByRole('button', { name: 'Dismiss' }) })
    await another.getByRole('button', { name: 'Dismiss' }).click()
    await details.getByText('Dismissed', { exact: true }).waitFor()
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('reads any text, disables the form while it is empty, and draws the sentiment over time', async () => {
    const { url, id, headers } = await startWithLead()
    await call(url, 'analyseLead', { params: { id }, body: { language: 'en' }, headers })
    const { page, problems } = await teammate(browser, url, owner, phone)
    const record = await openRecord(page, 'Ana Torres')
    await record.getByRole('button', { name: 'AI Analysis' }).click()
    const dialog = page.getByRole('dialog', { name: 'AI analysis of Ana Torres' })
    await dialog.getByRole('tab', { name: 'Sentiment' }).click()
    const send = dialog.getByRole('button', { name: 'Analyze sentiment' })
    expect(await send.isDisabled()).toBe(true)
    const text = dialog.getByLabel('Text to analyze')
    await text.fill('   ')
    expect(await send.isDisabled()).toBe(true)
    await text.fill('Thank you so much, this is great')
    await send.click()
    await dialog.getByRole('article').getByText('Thank you so much, this is great').waitFor()
    await expect.poll(() => text.inputValue()).toBe('')
    await dialog.getByRole('img', { name: /^2 texts, from/ }).waitFor()
    await dialog.getByText('As a table').click()
    await dialog.getByRole('cell', { name: 'How do withdrawals work?' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await axe(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('is readable for a viewer, in Spanish, without forbidden buttons', async () => {
    const product = await startWithLead()
    const { url, id, headers } = product
    await call(url, 'analyseLead', { params: { id }, body: { language: 'en' }, headers })
    const viewer = await addTeammate(product, 'viewer', 'the viewer')
    const { page, problems } = await teammate(browser, url, viewer)
    await page.evaluate(() => localStorage.setItem('staff.language', 'es'))
    await page.goto(`${url}/admin/leads/${id}`)
    await page.getByRole('button', { name: 'Análisis IA' }).click()
    const dialog = page.getByRole('dialog', { name: 'Análisis IA de Ana Torres' })
    await dialog.getByText('Preguntó por las retiradas: «How do withdrawals work?»').waitFor()
    expect(await dialog.getByRole('button', { name: /Analizar/ }).count()).toBe(0)
    await dialog.getByRole('tab', { name: /Recomendaciones/ }).click()
    await dialog.getByRole('article', { name: /Responde a su pregunta/ }).waitFor()
    expect(await dialog.getByRole('article').getByRole('button').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('marks the card and message of an urgent writer, until the reply', async () => {
    const product = await ownProduct()
    const { url } = product
    const text = 'WHERE IS MY MONEY?! Answer me today or I call the police'
    await call(url, 'sendContact', { body: { ...message, name: 'Ana Torres', message: text } })
    const headers = await signIn(url)
    const { data } = (await call(url, 'listLeads', { query: {}, headers })).body
    const params = { id: data[0]!.id }
    await call(url, 'analyseLead', { params, body: { language: 'en' }, headers })
    const { page, problems } = await teammate(browser, url, owner)
    const mark = card(page, 'Ana Torres').getByText('Urgent message')
    await mark.waitFor()
    const record = await openRecord(page, 'Ana Torres')
    await record.getByText('Urgent message').waitFor()
    expect(await axe(page)).toEqual([])
    await call(url, 'actQuickly', { body: { leadId: params.id, action: 'email' }, headers })
    await mark.waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('shows its own error text, and retries', async () => {
    const { url } = await startWithLead()
    const { page } = await teammate(browser, url, owner, { expected: [/503/] })
    const down = { status: 503, contentType: 'application/json', body: '{"error":{"code":"unavailable","message":""}}' }
    await page.route('**/ai-insights*', (route) => route.fulfill(down))
    await page.route('**/analyze', (route) => route.fulfill(down))
    const form = await openForm(page, 'Ana Torres')
    await form.getByRole('button', { name: 'AI Analysis' }).click()
    const dialog = page.getByRole('dialog', { name: 'AI analysis of Ana Torres' })
    await dialog.getByText('Couldn’t load the analysis').waitFor()
    await page.unroute('**/ai-insights*')
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByRole('button', { name: 'Analyze now' }).click()
    await page.getByText('Failed to analyze lead. Please try again.').waitFor()
    await page.unroute('**/analyze')
    await dialog.getByRole('button', { name: 'Analyze now' }).click()
    await dialog.getByText('Key insights').waitFor()
  })
})
