import type { StaffBook } from './entry.ts'

export const english: StaffBook = {
  onReaching: {
    contacted: [
      {
        type: 'call',
        content: 'Introduced ourselves, short conversation. Asked to be called again with more time.',
        outcome: 'reached',
        minutes: [2, 6],
      },
      {
        type: 'call',
        content: 'Called the number from the form. Explained how the bot connects to the own broker account.',
        outcome: 'reached',
        minutes: [5, 18],
      },
      {
        type: 'call',
        content: 'Rang twice, then voicemail. Left a message with our number.',
        outcome: 'voicemail',
        minutes: [1, 2],
      },
      {
        type: 'email',
        subject: 'Your message to us',
        content: 'Answered the questions from the form, attached the risk disclosure and the link to the track record.',
      },
      {
        type: 'email',
        subject: 'Gold bot: first information',
        content: 'Sent the overview: trial, price, minimum deposit, what can go wrong. Asked for a good time to call.',
      },
      {
        type: 'follow_up',
        subject: 'WhatsApp',
        content: 'Wrote on WhatsApp in their language and offered a call this week.',
      },
    ],
    responded: [
      {
        type: 'email',
        subject: 'Re: your questions',
        content: 'Replied to us with three questions: withdrawals, broker, worst month. Answered all of them.',
        outcome: 'Waiting for decision',
      },
      {
        type: 'call',
        content: 'Called us back. Wants to see losing months too; walked through the track record together.',
        outcome: 'reached',
        minutes: [8, 25],
      },
      {
        type: 'follow_up',
        subject: 'WhatsApp',
        content: 'Answered on WhatsApp. Has MT5 already, asks whether the current broker can stay.',
      },
      {
        type: 'call',
        content: 'Had time today. Worried about losses after a bad experience with a signal service.',
        outcome: 'reached',
        minutes: [6, 20],
      },
    ],
    no_response: [
      { type: 'call', content: 'Third attempt, no answer. No voicemail.', outcome: 'no_answer', minutes: [1, 1] },
      {
        type: 'email',
        subject: 'Still interested?',
        content: 'Short reminder with the link to the track record. Last one unless they write.',
      },
      {
        type: 'follow_up',
        subject: 'WhatsApp',
        content: 'Message read, no reply for several days.',
        outcome: 'No reply',
      },
      { type: 'note', content: 'Neither phone nor e-mail got an answer. Leaving it for two weeks.' },
    ],
    qualified: [
      {
        type: 'call',
        content: 'Knows the risk, capital is available and not borrowed. Suitable for the trial.',
        outcome: 'reached',
        minutes: [10, 30],
      },
      {
        type: 'meeting',
        subject: 'Video call',
        content: 'Went through settings, lot size and daily loss limit. Understands that months can be negative.',
        outcome: 'Qualified',
        minutes: [20, 45],
      },
      { type: 'note', content: 'Checked: country accepted, experience as stated, wants to start within the month.' },
      {
        type: 'email',
        subject: 'Summary of our call',
        content: 'Sent a summary with the agreed limits and the documents the broker will ask for.',
      },
    ],
    proposal: [
      {
        type: 'email',
        subject: 'Your set-up',
        content: 'Sent the proposal: seven-day trial on a demo account, then live with a fixed daily loss limit.',
      },
      {
        type: 'meeting',
        subject: 'Video call',
        content: 'Presented the set-up step by step. Partner wants to read the risk disclosure first.',
        outcome: 'Thinking about it',
        minutes: [25, 50],
      },
      {
        type: 'email',
        subject: 'Proposal and costs',
        content: 'Costs in one table: subscription, spread, commission of the broker. No performance fee.',
      },
    ],
    negotiation: [
      {
        type: 'call',
        content: 'Asks for a longer trial. Offered to start on the first of the month instead.',
        outcome: 'reached',
        minutes: [8, 20],
      },
      {
        type: 'meeting',
        subject: 'Video call',
        content: 'Opened the broker account together. Identity check pending.',
        outcome: 'Waiting for the broker',
        minutes: [20, 40],
      },
      {
        type: 'email',
        subject: 'Answers on contract and cancelling',
        content: 'Explained how cancelling works during and after the trial and what happens to open trades.',
      },
    ],
    converted: [
      {
        type: 'call',
        content: 'Account funded and connected. First trades checked together.',
        outcome: 'reached',
        minutes: [10, 25],
      },
      {
        type: 'email',
        subject: 'Welcome',
        content: 'Confirmed the subscription, sent the set-up guide and how to reach us.',
        outcome: 'Won',
      },
      { type: 'note', content: 'Subscription active. First review in two weeks.', outcome: 'Won' },
    ],
    lost: [
      {
        type: 'call',
        content: 'Does not want to risk money at the moment. Asked not to be called again.',
        outcome: 'reached',
        minutes: [2, 8],
      },
      {
        type: 'email',
        subject: 'All the best',
        content: 'Went with another provider. Thanked them and left the door open.',
        outcome: 'Competitor',
      },
      {
        type: 'note',
        content: 'Savings would have been borrowed money. Advised against it and closed.',
        outcome: 'Not suitable',
      },
      { type: 'note', content: 'Number belongs to somebody else, mail bounces.', outcome: 'Wrong contact' },
      {
        type: 'call',
        content: 'Minimum deposit is too high for now. Perhaps next year.',
        outcome: 'reached',
        minutes: [3, 10],
      },
      { type: 'note', content: 'No sign of life in weeks. Closed.', outcome: 'No reply' },
    ],
  },
  between: [
    { type: 'note', content: 'Prefers e-mail over phone.' },
    { type: 'note', content: 'Compares us with two other bots; price is not the issue, proof is.' },
    {
      type: 'note',
      content: 'Asked whether the results are from a demo account. Answered truthfully and sent the definitions.',
    },
    { type: 'follow_up', subject: 'WhatsApp', content: 'Sent the short video on setting a daily loss limit.' },
    {
      type: 'email',
      subject: 'Broker documents',
      content: 'Sent the list of documents the broker needs for the identity check.',
    },
    {
      type: 'call',
      content: 'Quick question about swap and holding over the weekend.',
      outcome: 'reached',
      minutes: [3, 9],
    },
    { type: 'note', content: 'On holiday until next week, call after that.' },
    {
      type: 'meeting',
      subject: 'Video call',
      content: 'Question and answer session together with the spouse.',
      minutes: [20, 40],
    },
  ],
  leadNotes: [
    'Prefers to be called in the evening.',
    'Had a bad experience with a martingale bot. Be open about losing months.',
    'Wants everything in writing before deciding.',
    'Speaks some English, but is more comfortable in the own language.',
    'Works shifts; WhatsApp is the safest way.',
    'Interested in a demo account first, live after four weeks.',
    'Came through a friend who is a customer.',
    'Check suitability again before the proposal: first time investing.',
    'Decides together with a business partner.',
    'Has MT5 and knows how to use it.',
    'Asked for the licence number and the register link.',
    'Wants to start small and add later.',
  ],
}
