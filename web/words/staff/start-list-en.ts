import type { SiteMode } from '#domain/claims.ts'
import type { StartStep } from '#domain/start-list.ts'

/** What a firm states before its first visitors come. */
export const startList = {
  label: 'Start list',
  title: (done: string, all: string) => `Start list: ${done} of ${all} done`,
  text: {
    demo: 'For your first live day. A live site keeps its forms closed until the first three are done.',
    live: 'Your forms are open. The rest is still missing on your site.',
  } satisfies Record<SiteMode, string>,
  closed: 'Your site is live, but its forms are closed: visitors can’t write to you until the first three are done.',
  needed: 'Keeps forms closed',
  done: 'Done',
  open: 'To do',
  steps: {
    company: 'State the company’s legal name',
    address: 'State its address',
    privacyContact: 'State the data protection officer, or set an email address in the settings',
    register: 'State the company’s or the license’s entry in a public register',
    broker: 'State the partner broker’s legal entity',
    account: 'Publish an account with an imported report',
  } satisfies Record<StartStep, string>,
}
