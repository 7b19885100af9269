/** Mails to colleagues; numbers and moments come formatted. */
export const staffEn = {
  recordHead: (entry: string, fingerprint: string) =>
    `End of the ledger at this moment: entry ${entry}, fingerprint ${fingerprint}`,
  why: 'You are receiving this because you are part of the team.',

  setup_for_staff: {
    subject: 'A new account setup has arrived',
    received: (moment: string) => `Received: ${moment}`,
    text: 'A customer has sent the details of a trading account.',
    open: 'Open the account setups',
  },
  cancellation_for_staff: {
    subject: 'A customer withdraws or cancels',
    received: (moment: string) => `Received: ${moment}`,
    text: 'A customer has declared that they withdraw from the contract or cancel it. The receipt is on its way to them.',
    open: 'Open the cancellations',
  },
  invitation: {
    subject: (invitedBy: string) => `${invitedBy} invites you to the team`,
    text: (invitedBy: string) => `${invitedBy} invites you to join the team.`,
    expires: (moment: string) => `The link works once, until ${moment}.`,
    open: 'Accept the invitation',
    unknown: 'If you were not expecting this, you can ignore it.',
    askForLink: (invitedBy: string) => `Ask ${invitedBy} for the link to join.`,
    noLink: 'The link is not shown here: it opens a place in the team.',
  },
  bulk_reading: {
    subject: (username: string) => `${username} has read or exported many leads`,
    text: (username: string) =>
      `${username} has exported leads or opened more than a thousand within ten minutes. If you did not expect this, end the sessions of ${username} and ask.`,
    at: (moment: string) => `First noticed: ${moment}`,
    open: 'Open the audit log',
  },
  task_reminder: {
    subject: (title: string) => `Due: ${title}`,
    text: (title: string) => `A task of yours is due: ${title}`,
    due: (moment: string) => `Due: ${moment}`,
    open: 'Open the lead',
  },
  digest: {
    subject: (day: string) => `Overview for ${day}`,
    newLeads: (count: string) => `New leads in the last 24 hours: ${count}`,
    overdueLeads: (count: string) => `Leads that are overdue now: ${count}`,
    tasksToday: (count: string) => `Open tasks due today: ${count}`,
    overdueTasks: (count: string) => `Open tasks from earlier days: ${count}`,
    open: 'Open the board',
  },
}

export type StaffMailWords = typeof staffEn
