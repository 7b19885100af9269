import type { Locator, Page } from 'playwright-core'

/** Types into a field with an input method (Pinyin, Kana, Hangul) whose composition is unfinished. */
export async function compose(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus()
  const browser = await page.context().newCDPSession(page)
  const end = { selectionStart: text.length, selectionEnd: text.length }
  await browser.send('Input.imeSetComposition', { text, ...end })
}

/** Takes the input method's suggestion with Enter. */
export async function takeSuggestion(page: Page, text: string): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await browser.send('Input.insertText', { text })
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter, windowsVirtualKeyCode: 13 })
}
