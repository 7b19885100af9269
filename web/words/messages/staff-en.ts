/** Mails to teammates; numbers and moments come formatted. */
export const staffEn = {
  recordHead: (entry: string, fingerprint: string) => `Ledger head: entry ${entry}, fingerprint ${fingerprint}`,
  why: 'You are receiving this because you are part of the team.',
  whyOwn: 'You are receiving this because no other owner or manager has an email address.',

  setup_for_staff: {
    subject: 'New account setup',
    received: (moment: string) => `Received: ${moment}`,
    text: 'A customer has submitted a trading account for setup.',
    open: 'Open account setups',
  },
  cancellation_for_staff: {
    subject: 'A customer canceled or withdrew',
    received: (moment: string) => `Received: ${moment}`,
    text: 'A customer has canceled or withdrawn from the contract and will get a receipt. Open the cancellations to carry it out.',
    open: 'Open cancellations',
  },
  invitation: {
    subject: (invitedBy: string) => `${invitedBy} invited you to the team`,
    text: (invitedBy: string) => `${invitedBy} invited you to join the team.`,
    expires: (moment: string) => `The link works once and expires on ${moment}.`,
    open: 'Accept invitation',
    unknown: 'If you weren’t expecting this email, you can ignore it.',
    askForLink: (invitedBy: string) => `Ask ${invitedBy} for the link to join.`,
    noLink: '(link hidden for security)',
  },
  bulk_reading: {
    subject: (username: string) => `${username} has viewed or exported many leads`,
    text: (username: string) =>
      `${username} exported leads, or opened more than a thousand within ten minutes. If you didn’t expect this, log ${username} out and ask them about it.`,
    at: (moment: string) => `First noticed: ${moment}`,
    open: 'Open audit log',
  },
  bulk_binning: {
    subject: (username: string) => `${username} has put many leads in the recycle bin`,
    text: (username: string) =>
      `${username} put many leads in the recycle bin within an hour. If you didn’t expect this, log ${username} out and restore the leads: from the recycle bin, or all at once from the bulk edits in the list of leads.`,
    at: (moment: string) => `First noticed: ${moment}`,
    open: 'Open leads',
  },
  task_reminder: {
    subject: (title: string) => `Due: ${title}`,
    text: (title: string) => `Your task is due: ${title}`,
    due: (moment: string) => `Due: ${moment}`,
    open: 'Open lead',
  },
  webhook_paused: {
    subject: (name: string) => `The webhook “${name}” was turned off`,
    text: (name: string) => `“${name}” has accepted no events for three days, so it no longer receives any.`,
    since: (moment: string) => `No events accepted since: ${moment}`,
    open: 'Open API & webhooks',
  },
  login_ended: {
    logins: {
      sign_in: {
        subject: 'The login at your email provider has ended',
        text: 'Your email provider no longer accepts the login. Emails from leads don’t arrive until you log in again.',
      },
      email: {
        subject: 'Your mailbox refuses the login',
        text: 'The mailbox for replies has refused the login for an hour, so emails from leads don’t arrive. Check its user name and password.',
      },
      whatsapp: {
        subject: 'WhatsApp refuses the access token',
        text: 'Messages to leads don’t leave on WhatsApp. Create a new access token at Meta and enter it.',
      },
      telegram: {
        subject: 'Telegram refuses the bot token',
        text: 'Messages from leads don’t arrive from Telegram. Enter the bot’s current token, from @BotFather.',
      },
    },
    since: (moment: string) => `Since: ${moment}. If it has been fixed meanwhile, there’s nothing to do.`,
    open: 'Open channels',
  },
  mail_test: {
    subject: 'Test of your email settings',
    text: 'This email checks your mail server and your mailbox. You can delete it.',
  },
  weekly_summary: {
    subject: (from: string, to: string) => `Leads from ${from} to ${to}`,
    leads: (count: string, before: string) => `Leads: ${count} (${before} the week before)`,
    replied: (part: string, all: string) => `Replied to: ${part} of ${all} that were waiting for a reply`,
    p50: (duration: string) => `Half were replied to within: ${duration}`,
    converted: (count: string, before: string) => `Converted so far: ${count} (${before} of those of the week before)`,
    won: (count: string, deposits: string) => `Won last week: ${count}, who plan to deposit ${deposits}`,
    paid: (amount: string, back: string) => `Paid to us: ${amount}; refunded or disputed: ${back}`,
    recurring: (before: string, after: string) =>
      `Monthly recurring revenue: ${before} before the week, ${after} after it`,
    open: 'Open analytics',
    stop: 'To stop these emails, clear the checkbox on the analytics screen.',
  },
  digest: {
    subject: (day: string) => `Overview for ${day}`,
    newLeads: (count: string) => `New leads in the last 24 hours: ${count}`,
    overdueLeads: (count: string) => `Overdue leads: ${count}`,
    tasksToday: (count: string) => `Tasks due today: ${count}`,
    overdueTasks: (count: string) => `Overdue tasks: ${count}`,
    open: 'Open board',
  },
}

export type StaffMailWords = typeof staffEn
