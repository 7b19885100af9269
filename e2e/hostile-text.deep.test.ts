import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { call, cancellationMessage, message, owner, ownProduct, setupMessage } from '#server/testing/product.ts'
import { card, column, openForm, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

/** The code that runs if a payload gets through. */
const run = 'window.ran=1'
const handlers = [
  'onerror',
  'onload',
  'onfocus',
  'onmouseover',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'onbegin',
]
const wraps = ['', '">', "'>", '</title>', '</textarea>', '</script>', '-->', ']]>']

/** Markup, handlers, addresses and templates that have run in programs of this kind, each at most 120 characters. */
const payloads = [
  ...wraps.map((wrap) => `${wrap}<script>${run}</script>`),
  ...wraps.map((wrap) => `${wrap}<img src=x onerror=${run}>`),
  ...wraps.map((wrap) => `${wrap}<svg onload=${run}>`),
  ...handlers.map((handler) => `<details open tabindex=0 autofocus ${handler}=${run}>x`),
  ...handlers.map((handler) => `<input autofocus ${handler}="${run}">`),
  ...['a', 'form', 'iframe', 'object'].map(
    (tag) => `<${tag} href=javascript:${run} src=javascript:${run} action=javascript:${run}>x`,
  ),
  `<iframe srcdoc="<script>parent.ran=1</script>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${run}>`,
  `<style>@keyframes k{}</style><b style=animation-name:k onanimationstart=${run}>`,
  `<base href=javascript:${run}//>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `\\u003cscript\\u003e${run}\\u003c/script\\u003e`,
  `javascript:${run}`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  '{{7*7}}',
  `';${run};//`,
  `\`;${run};//`,
]

const ran = (page: Page) => page.evaluate(() => (window as { ran?: number }).ran)

/** A column loads its further cards as it is scrolled. */
async function scrollTo(page: Page, name: string): Promise<void> {
  const cards = column(page, 'New').getByRole('article')
  await expect
    .poll(async () => {
      await cards.last().scrollIntoViewIfNeeded()
      return card(page, name).count()
    })
    .toBe(1)
}

describe("strangers' text", () => {
  it('shows as text on every staff screen, and runs nothing', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(60)
    expect(payloads.filter((payload) => payload.length > 120)).toEqual([])
    const { url } = await ownProduct()
    for (const [i, text] of payloads.entries()) {
      const email = `p${i}@example.com`
      const phone = `+34 6123456${String(i).padStart(2, '0')}`
      const lead = { ...message, name: text, message: text, email, phone }
      const sent = [
        // A country is a code, so that no text gets in with it.
        (await call(url, 'sendContact', { body: { ...lead, country: text.slice(0, 80) } })).status,
        (await call(url, 'sendContact', { body: lead })).status,
        (
          await call(url, 'sendSetup', {
            body: {
              ...setupMessage,
              fullName: text,
              mt5Username: text.slice(0, 60),
              brokerServer: text.slice(0, 60),
              additionalNotes: text,
              email,
              phone,
            },
          })
        ).status,
        (await call(url, 'sendCancellation', { body: { ...cancellationMessage, name: text, note: text, email } }))
          .status,
      ]
      expect([text, sent]).toEqual([text, [400, 201, 201, 201]])
    }

    // The preview of the settings is a page of ours without its script, which the browser notes.
    const { page, problems } = await teammate(browser, url, owner, { expected: [/\/preview.*sandboxed/] })
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    for (const text of [payloads[0]!, payloads[8]!, payloads[24]!]) {
      await scrollTo(page, text)
      const dialog = await openForm(page, text)
      await dialog.getByText(text).first().waitFor()
      await dialog.getByRole('tab', { name: 'History' }).click()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
    for (const address of [
      '/subscription-management',
      '/admin/quarantine',
      '/admin/cancellations',
      '/admin/audit',
      '/admin/outbox',
      '/admin/people',
      '/admin/settings',
      '/admin/claims',
    ]) {
      await page.goto(url + address)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle').catch(() => {})
      expect([address, await ran(page)]).toEqual([address, undefined])
    }
    await page.goto(`${url}/subscription-management`)
    await page.getByText('{{7*7}}').first().waitFor()
    await expect.poll(() => page.getByText('49', { exact: true }).count()).toBe(0)
    expect([dialogs, problems]).toEqual([[], []])
  })

  it('would run if inserted as markup, so the test is effective', async () => {
    const page = await browser.newPage()
    await page.setContent(payloads.slice(0, 24).join('\n'))
    await page.waitForFunction(() => (window as { ran?: number }).ran === 1)
    await page.close()
  })
})
