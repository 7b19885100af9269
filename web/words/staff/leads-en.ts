import type { ScoreRule, Temperature } from '#domain/lead-score.ts'
import type { InteractionType, InvestmentExperience, Platform, Priority } from '#domain/options.ts'
import type { LeadStatus, TimeUnit } from '#domain/pipeline.ts'
import { leadFields } from './lead-fields-en.ts'

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
const platforms: Record<Platform, string> = {
  main: 'Home and landing page',
  'welcome-page-b': 'Landing page B',
  'contact-form': 'Contact page',
}
const shortPlatforms: Record<Platform, string> = {
  main: 'Landing',
  'welcome-page-b': 'Landing B',
  'contact-form': 'Contact',
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
  age: 'Came in within a week',
  status: 'Stage',
}
const unit: Record<TimeUnit, string> = { minutes: 'min', hours: 'h', days: 'd' }

/** The CRM: board and lead dialog. */
export const leads = {
  title: 'Leads',
  stages,
  temperatures,
  priorities,
  platforms,
  shortPlatforms,
  experiences,
  interactions,
  scoreRules,

  board: {
    label: 'Lead pipeline',
    keys: 'Arrow keys go from card to card, Enter opens, Space gives a quick look, Alt with the left or right arrow moves a lead to the next stage.',
    columns: 'Stages',
    empty: 'No leads',
    justArrived: 'Just arrived',
    recentlyChanged: 'Recently changed',
    inOrder: 'All in this stage',
    loadingMore: 'Loading more leads…',
    moreFailed: 'Couldn’t load more leads',
    loading: 'Loading the leads…',
    probability: (percent: string) => `${percent} to close`,
    probabilityHint: (percent: string) => `Close probability ${percent}`,
    alert: (time: string) => `alert ${time}`,
    alertHint: (time: string) => `A lead is overdue here after ${time} without an update`,
    noAlert: 'no alert',
    value: (amount: string) => `Sum of estimated values ${amount}`,
    total: (count: number, shown: string, value: string) => `${shown} ${count === 1 ? 'lead' : 'leads'} · ${value}`,
    platform: 'Platform',
    allPlatforms: 'All platforms',
    platformOption: (name: string, count: string) => `${name} (${count})`,
    noLeads: 'No leads yet',
    noLeadsText: 'A lead appears here by itself as soon as someone sends a form on the site. Try it yourself:',
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
    updated: (ago: string) => `Updated ${ago}`,
    imported: (ago: string) => `Imported ${ago}`,
    returning: (times: number) => (times > 1 ? `Wrote again ×${times}` : 'Wrote again'),
    noValue: 'No value',
    score: (score: number, temperature: string) => `Score ${score}, ${temperature}`,
    priority: (priority: string) => `${priority} priority`,
    assignedTo: (name: string) => `Assigned to ${name}`,
    noCountry: 'Country unknown',
  },

  arrival: {
    title: (name: string) => `New lead: ${name}`,
    from: (country: string, platform: string) => `${country} · ${platform}`,
    open: 'Open',
    more: (count: number) => (count === 1 ? 'One more new lead' : `${count} more new leads`),
    moreText: 'They stand at the top of “New”.',
    returned: (name: string) => `${name} wrote again`,
    returnedText: (stage: string) => `The message is in the history. Stage: ${stage}.`,
  },

  move: {
    moved: (stage: string) => `Lead moved to ${stage} - Metrics refreshed`,
    failed: 'Failed to move lead. Please try again.',
    conflict: (stage: string) => `A teammate has just moved this lead to ${stage}.`,
    announce: (name: string, stage: string, place: number, of: number) => `${name}: ${stage}, stage ${place} of ${of}`,
    readOnly: 'Your role may look at leads, not move them.',
    atEnd: (stage: string) => `${stage} is the last stage in this direction`,
  },

  fields: leadFields,

  dialog: {
    tabs: 'Lead',
    details: 'Details',
    history: 'History',
    contact: 'Contact Information',
    management: 'Lead Management',
    investment: 'Investment Profile',
    notesAndMessage: 'Notes & Message',
    dial: 'Country code',
    otherDial: 'Other',
    unknown: 'Unknown',
    assignToMe: 'Assign to me',
    notSet: 'Not set',
    notesHint: 'Seen by staff only.',
    noMessage: 'No initial message provided',
    cancel: 'Cancel',
    update: 'Update Lead',
    updating: 'Updating...',
    updated: 'Lead information has been updated successfully',
    updateFailed: 'Failed to update lead',
    delete: 'Delete Lead',
    draft: 'Unsaved changes from before are back in the form.',
    discard: 'Discard them',
    readOnly: 'Your role may look at leads, not change them.',
    gone: 'This lead no longer exists',
    goneText: 'A teammate has deleted it. It stays in the recycle bin for 30 days.',
    loadFailed: 'Couldn’t load the lead',
    source: (platform: string, moment: string) => `${platform} · ${moment}`,
    receipt: 'How the score comes about',
    why: 'Why?',
    receiptLine: (earned: number, most: number) => `${earned} of ${most}`,
    receiptCap: (sum: number) => `${sum} in all, counted as 100 at the most`,
    scoreNote: 'Saved changes count; the score is a priority, not a probability.',
  },

  conflict: {
    title: 'A teammate has just changed this lead',
    text: 'Choose for each field which version is kept, then update again.',
    mine: 'Yours',
    theirs: 'Theirs',
    empty: 'empty',
    undecided: 'Please choose one of the two.',
  },

  files: {
    export: 'Export',
    csv: 'Export as CSV',
    xlsx: 'Export as Excel workbook',
    busy: 'Exporting…',
    failed: 'The leads were not exported',
    saved: (name: string) => `Saved: ${name}`,
  },

  deletion: {
    title: 'Confirm Deletion',
    text: (name: string) =>
      `Delete ${name}? The lead stays in the recycle bin for 30 days, then it is deleted permanently.`,
    cancel: 'Cancel',
    confirm: 'Delete Lead',
    pending: 'Deleting...',
    done: 'The lead was deleted successfully',
    failed: 'Failed to delete lead',
  },

  historyTab: {
    add: 'Add to the history',
    type: 'Type',
    content: {
      note: 'Comment',
      call: 'What was said',
      email: 'What was written',
      meeting: 'What it is about',
      follow_up: 'What to follow up',
    } satisfies Record<InteractionType, string>,
    outcome: 'Outcome (optional)',
    duration: 'Minutes (optional)',
    scheduledFor: 'Planned for (optional)',
    submit: 'Add',
    submitting: 'Adding...',
    added: 'Lead interaction has been recorded successfully',
    commentFailed: 'Failed to add comment',
    interactionFailed: 'Failed to add interaction',
    loading: 'Loading the history…',
    loadFailed: 'Couldn’t load the history',
    by: (person: string) => `by ${person}`,
    minutes: (count: number) => `${count} min`,
    plannedFor: (moment: string) => `Planned for ${moment}`,
    older: 'Show older entries',
    olderFailed: 'Couldn’t load the older entries.',
    cameIn: 'The lead came in',
    timeline: 'History, newest first',
  },
}

export type LeadsWords = typeof leads
