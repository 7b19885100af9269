import type { StartStep } from '#domain/claims/start-list.ts'
import type { SiteMode } from '#domain/site/brand.ts'

/** Statements a firm makes before its first visitors come. */
export const startList = {
  label: 'Go-live checklist',
  title: (done: string, all: string) => `Go-live checklist: ${done} of ${all} done`,
  text: {
    demo: 'For your first live day. A live site keeps its forms closed until the first three are done.',
    live: 'Your forms are open. The rest is still missing on your site.',
  } satisfies Record<SiteMode, string>,
  closed: 'Your site is live, but its forms are closed: visitors can’t write to you until the first three are done.',
  needed: 'Keeps forms closed',
  done: 'Done',
  open: 'To do',
  /** On the empty board. */
  first: {
    title: 'Your first hour',
    text: 'Leads appear here as soon as someone submits a form. Until then, set this up.',
    add: 'Add lead',
    brand: 'Name your brand',
    brandText: 'On the site, in emails and on this screen.',
    mail: 'Connect a mail server',
    mailText: 'Without one, emails are stored and not sent.',
    email: 'Add your name and email',
    emailText: 'The name signs your emails to leads; reminders and security warnings go to the address.',
    team: 'Invite your team',
    teamText: 'With their languages and hours: rules assign leads by them.',
    leads: 'Import your leads',
    leadsText: 'From a spreadsheet. You see every row before it is saved.',
    page: 'Look at your page',
    pageText: 'Submit a form and watch it arrive here.',
    live: 'Go live',
    liveText: (count: number) =>
      count === 1
        ? 'Forms close until you add 1 more fact about the company.'
        : `Forms close until you add ${count} more facts about the company.`,
    liveReady: 'Samples disappear. Your forms stay open.',
  },
  steps: {
    company: 'Add the company’s legal name',
    address: 'Add its address',
    privacyContact: 'Add a data protection officer, or an email address in Site settings',
    register: 'Add the company’s or the license’s entry in a public register',
    broker: 'Add the partner broker’s legal entity',
    account: 'Publish an account with an imported report',
  } satisfies Record<StartStep, string>,
}
