import type { FormName, Page } from '#web/site/page.ts'

/** The public site as React renders it on the server: from the build, or from Vite while developing. */
export type SiteRenderer = {
  /** A whole document. */
  renderPage(page: Page): string
  /** One form of the page, with its errors or the thank-you card. */
  renderForm(page: Page, form: FormName): string
  /** `sha256-…` of each inlined style, for the content policy. */
  styleHashes(html: string): string[]
}
