import type { AddedSource, addedByHand, addedByImport } from '#domain/leads/added-lead.ts'
import type { ScoreRule, Temperature } from '#domain/leads/lead-score.ts'
import type { InteractionType, InvestmentExperience, Platform, Priority } from '#domain/leads/options.ts'
import type { LeadStatus, TimeUnit } from '#domain/leads/pipeline.ts'
import { leadFields } from '../lead-fields/en.ts'

const stages: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'First Contact',
  responded: 'Responded',
  no_response: 'No Response',
  qualified: 'Qualified',
  proposal: 'Proposal',
  negotiation: 'Negotiation',
  converted: 'Converted',
  lost: 'Lost',
}

const temperatures: Record<Temperature, string> = { hot: 'Hot', warm: 'Warm', cool: 'Cool', cold: 'Cold' }
const priorities: Record<Priority, string> = { high: 'High', medium: 'Medium', low: 'Low' }
type LeadPlatform = Platform | typeof addedByHand | typeof addedByImport

const platforms: Record<LeadPlatform, string> = {
  'by-hand': 'Added by a teammate',
  import: 'Import',
  main: 'Home and landing page',
  'welcome-page-b': 'Landing page B',
  'contact-form': 'Contact page',
}
const shortPlatforms: Record<LeadPlatform, string> = {
  'by-hand': 'By hand',
  import: 'Import',
  main: 'Landing',
  'welcome-page-b': 'Landing B',
  'contact-form': 'Contact',
}
const sources: Record<AddedSource, string> = {
  phone: 'Phone call',
  whatsapp: 'WhatsApp',
  referral: 'Referral',
  fair: 'Fair or event',
  other: 'Other',
}
const experiences: Record<InvestmentExperience, string> = {
  beginner: 'Beginner (0–1 years)',
  intermediate: 'Intermediate (1–3 years)',
  advanced: 'Advanced (3–5 years)',
  expert: 'Expert (5+ years)',
  professional: 'Professional (5+ years)',
}
const interactions: Record<InteractionType, string> = {
  note: 'Note',
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  follow_up: 'Follow-up',
}
const scoreRules: Record<ScoreRule, string> = {
  experience: 'Investment experience',
  estimatedValue: 'Estimated value',
  contactDetail: 'Message and phone',
  age: 'Created in the last 7 days',
  status: 'Stage',
}
const unit: Record<TimeUnit, string> = { minutes: 'min', hours: 'h', days: 'd' }

/** The CRM: board and lead dialog. */
export const leads = {
  title: 'Leads',
  add: 'Add lead',
  stages,
  temperatures,
  priorities,
  platforms,
  shortPlatforms,
  sources,
  experiences,
  interactions,
  scoreRules,

  board: {
    label: 'Lead pipeline',
    keys: 'Use the arrow keys to move between cards, Enter to open, Space to preview, Alt + ← / → to change stage.',
    columns: 'Stages',
    empty: 'No leads',
    justArrived: 'Just arrived',
    recentlyChanged: 'Recently changed',
    inOrder: 'All in this stage',
    dueFirst: 'due soonest first',
    latestFirst: 'last updated first',
    loadingMore: 'Loading more leads…',
    moreFailed: 'Couldn’t load more leads',
    loading: 'Loading leads…',
    probability: (percent: string) => `${percent} win probability`,
    measured: (percent: string, leads: number, shown: string) =>
      leads === 0
        ? `${percent} win probability, not measured yet`
        : `${percent} win probability, measured on ${shown} earlier ${leads === 1 ? 'lead' : 'leads'}`,
    alert: (time: string) => `overdue after ${time}`,
    noAlert: 'no limit',
    value: (amount: string) => `Total estimated value: ${amount}`,
    total: (count: number, shown: string, value: string) => `${shown} ${count === 1 ? 'lead' : 'leads'} · ${value}`,
    platform: 'Platform',
    allPlatforms: 'All platforms',
    platformOption: (name: string, count: string) => `${name} (${count})`,
    noLeads: 'No leads yet',
    noLeadsText: 'Leads appear here as soon as someone submits a form on the site. Try it:',
    openSite: 'Open the landing page',
    failed: 'Couldn’t load the leads',
    stale: 'Couldn’t refresh the board. What you see may be out of date.',
  },

  card: {
    menu: (name: string) => `Move ${name} to…`,
    moveTo: 'Move to…',
    overdue: (amount: number, of: TimeUnit) => `${amount} ${unit[of]} overdue`,
    left: (amount: number, of: TimeUnit) => `${amount} ${unit[of]} left`,
    duration: (amount: number, of: TimeUnit) => `${amount} ${unit[of]}`,
    replied: (ago: string) => `Replied ${ago}`,
    notReplied: 'Not replied yet',
    next: (when: string) => `Next step ${when}`,
    nextDue: (when: string) => `Due ${when}`,
    updated: (ago: string) => `Updated ${ago}`,
    imported: (ago: string) => `Imported ${ago}`,
    urgent: 'Urgent message',
    newSince: 'New since your last visit',
    returning: (times: number) => (times > 1 ? `Messaged again (${times})` : 'Messaged again'),
    noValue: 'No value',
    score: (score: number, temperature: string) => `Score ${score}, ${temperature}`,
    priority: (priority: string) => `${priority} priority`,
    assignedTo: (name: string) => `Assignee: ${name}`,
    noCountry: 'Country unknown',
  },

  arrival: {
    title: (name: string) => `New lead: ${name}`,
    from: (country: string, platform: string) => `${country} · ${platform}`,
    open: 'Open',
    more: (count: number) => (count === 1 ? '1 more new lead' : `${count} more new leads`),
    moreText: 'See them at the top of “New”.',
    returned: (name: string) => `${name} sent another message`,
  },

  move: {
    moved: (stage: string) => `Lead moved to ${stage} - Metrics refreshed`,
    failed: 'Failed to move lead. Please try again.',
    conflict: (stage: string, by?: string) => `${by ?? 'A teammate'} has just moved this lead to ${stage}.`,
    announce: (name: string, stage: string, place: number, of: number) => `${name}: ${stage}, stage ${place} of ${of}`,
    readOnly: 'You have view-only access.',
    atEnd: (stage: string) => `There’s no stage beyond ${stage}`,
  },

  fields: leadFields,

  dialog: {
    tabs: 'Lead',
    details: 'Details',
    history: 'History',
    contact: 'Contact information',
    management: 'Lead management',
    investment: 'Investment profile',
    notesAndMessage: 'Notes & message',
    dial: 'Country code',
    otherDial: 'Other',
    unknown: 'Unknown',
    notSet: 'Not set',
    notesHint: 'Visible to your team only.',
    noMessage: 'No initial message provided',
    update: 'Update Lead',
    updating: 'Updating...',
    updated: 'Lead information has been updated successfully',
    updateFailed: 'Failed to update lead',
    delete: 'Delete Lead',
    draft: 'We restored your unsaved changes.',
    discard: 'Discard',
    readOnly: 'You have view-only access.',
    gone: 'This lead no longer exists',
    goneText:
      'A teammate has deleted it. Unless that was permanent, you can restore it from the recycle bin for 30 days.',
    loadFailed: 'Couldn’t load the lead',
    source: (platform: string, moment: string) => `${platform} · ${moment}`,
    receipt: 'Score breakdown',
    why: 'Why?',
    receiptLine: (earned: number, most: number) => `${earned} of ${most}`,
    receiptCap: (sum: number) => `${sum} points, capped at 100`,
    scoreNote: 'Updates when you save. Reply to high scores first. The score isn’t the win probability.',
  },

  conflict: {
    title: 'A teammate has just changed this lead',
    changed: (by: string | null) => `${by ?? 'A teammate'} has just changed this`,
    yes: 'Yes',
    no: 'No',
    text: 'Choose which version of each field to keep, then save.',
    mine: 'Yours',
    theirs: 'Theirs',
    empty: 'empty',
    undecided: 'Choose one of the two.',
  },

  files: {
    export: 'Export',
    csv: 'Export as CSV',
    xlsx: 'Export as Excel workbook',
    busy: 'Exporting…',
    failed: 'Couldn’t export the leads',
    saved: (name: string) => `Saved: ${name}`,
  },

  deletion: {
    title: 'Confirm Deletion',
    text: (name: string) =>
      `Delete ${name}? The lead stays in the recycle bin for 30 days, then it is deleted permanently.`,
    confirm: 'Delete Lead',
    pending: 'Deleting...',
    done: 'The lead was deleted successfully',
    failed: 'Failed to delete lead',
  },

  historyTab: {
    add: 'Log activity',
    type: 'Type',
    outcome: 'Outcome (optional)',
    callOutcome: 'Outcome',
    chooseOutcome: 'Choose an outcome',
    duration: 'Minutes (optional)',
    scheduledFor: 'Scheduled for (optional)',
    submit: 'Add',
    submitting: 'Adding...',
    added: 'Lead interaction has been recorded successfully',
    commentFailed: 'Failed to add comment',
    interactionFailed: 'Failed to add interaction',
    loading: 'Loading history…',
    loadFailed: 'Couldn’t load the history',
    by: (person: string) => `by ${person}`,
    byRule: (rule: string) => `by the rule “${rule}”`,
    minutes: (count: number) => `${count} min`,
    plannedFor: (moment: string) => `Scheduled for ${moment}`,
    older: 'Show older entries',
    olderFailed: 'Couldn’t load older entries. Try again.',
    cameIn: 'Lead created',
    timeline: 'History, newest first',
  },
}

export type LeadsWords = typeof leads
