/** English: the screen that says how well the win probability holds. */
export const learning = {
  title: 'Win probability',
  lead: 'How likely a lead is to convert, learned on this server from the leads that your team has closed.',
  loadFailed: 'Couldn’t load what was learned',
  again: 'Learn again now',
  againFailed: 'Couldn’t learn from the closed leads',
  done: 'Learned from the closed leads',
  state: 'Does it hold?',
  verdicts: {
    pending: 'Not learned yet. The first look at your closed leads comes within a minute.',
    too_few: 'Not learned yet. There are too few closed leads.',
    does_not_hold:
      'Not shown on leads for now: the latest leads ended differently from what was predicted. It is tried again after ten more closed leads, or tomorrow.',
    learned: 'It holds: the latest closed leads ended about as predicted.',
    unchecked: 'Learned. There are too few leads yet to check it on the latest ones.',
  },
  from: (closed: string, converted: string) =>
    `Closed leads that came in by themselves: ${closed}, of which converted: ${converted}.`,
  needed: (closed: string, each: string) =>
    `Needed: ${closed} closed leads, ${each} converted and ${each} lost among them.`,
  when: (moment: string) => `Learned ${moment}.`,
  figures: 'In figures',
  figuresText: (count: string) => `Each of the latest ${count} closed leads, as predicted from the leads before them.`,
  auc: 'Told apart',
  aucText:
    'Pairs of a converted and a lost lead in which the converted one had the higher probability. Chance would be 50%.',
  ece: 'Off by',
  eceText: 'Percentage points between what was predicted and what happened, on average.',
  brier: 'Brier score',
  brierText: (plain: string) =>
    `Mean squared error; smaller is better. The same probability for everyone would give ${plain}.`,
  rates: 'Converted',
  ratesText: (before: string) => `Of the latest leads. Of those before, it was ${before}.`,
  points: (number: string) => `${number} points`,
  chart: 'Predicted and happened',
  chartText:
    'Each dot is a group of leads, larger with more of them. On the line, what was predicted is what happened.',
  chartLabel: (groups: string) =>
    `Predicted share across, share that converted upwards, for ${groups} groups of leads. The table has the figures.`,
  table: 'As a table',
  columns: { range: 'Probability', leads: 'Leads', predicted: 'Predicted on average', happened: 'Converted' },
  range: (from: string, to: string) => `${from} to ${to}`,
}

export type LearningWords = typeof learning
