/** English: the screen that says how well the win probability holds. */
export const learning = {
  lead: 'How likely a lead is to convert, trained on this server with the leads your team closed.',
  loadFailed: 'Couldn’t load the model',
  again: 'Retrain now',
  againFailed: 'Couldn’t train on the closed leads',
  done: 'Trained on the closed leads',
  state: 'Is it reliable?',
  verdicts: {
    pending: 'Not trained yet. Your closed leads will be checked for the first time within a minute.',
    too_few: 'Not trained yet. There are too few closed leads.',
    does_not_hold:
      'Not shown on leads for now: the latest leads turned out differently than predicted. We’ll try again after ten more closed leads, or tomorrow.',
    level_only:
      'Not shown on leads for now: about as many converted as expected, but picking them out was no better than guessing. Leads show the usual share of their stage.',
    learned:
      'Reliable: about as many of the latest leads converted as expected, and mostly those with a high probability.',
  },
  level: (converted: string, count: string, expected: string) =>
    `Of the latest ${count} leads ${converted} converted; ${expected} were expected.`,
  ranking: (share: string, from: string, to: string) =>
    `Of a converted and a lost lead, the converted one had the higher probability in ${share} of cases; guessing gives ${from} to ${to}.`,
  from: (closed: string, converted: string) =>
    `Closed leads that came in on their own: ${closed}. Converted: ${converted}.`,
  needed: (closed: string, each: string) =>
    `Needed: ${closed} closed leads, including at least ${each} converted and ${each} lost.`,
  when: (moment: string) => `Trained ${moment}.`,
  figures: 'In figures',
  figuresText: (count: string) => `Each of the latest ${count} closed leads, as predicted from the leads before them.`,
  auc: 'Ranked correctly',
  aucText: 'How often a converted lead had a higher probability than a lost one. Guessing would give 50%.',
  ece: 'Average error',
  eceText: 'Average difference between predicted and actual conversion, in percentage points.',
  brier: 'Brier score',
  brierText: (plain: string) =>
    `Mean squared error; lower is better. Giving every lead the share of the earlier leads would score ${plain}.`,
  rates: 'Converted',
  ratesText: (before: string) => `Of the latest leads. Of the earlier ones, ${before}.`,
  points: (number: string) => `${number} points`,
  chart: 'Predicted and actual',
  chartText:
    'Each dot is a group of leads; bigger groups have bigger dots. On the line, the prediction matches what happened.',
  chartLabel: (groups: string) =>
    `Predicted share on the horizontal axis, converted share on the vertical axis, for ${groups} groups of leads. The table has the figures.`,
  table: 'As a table',
  columns: { range: 'Probability', leads: 'Leads', predicted: 'Predicted (average)', happened: 'Converted' },
  range: (from: string, to: string) => `${from} to ${to}`,
}

export type LearningWords = typeof learning
