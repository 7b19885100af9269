/** The figures above the board. */
export const stats = {
  label: 'Figures over all leads',
  total: 'Leads',
  window: (days: number) => `Last ${days} days`,
  highValue: 'High value',
  highValueNote: (amount: string) => `estimated at ${amount} or more`,
  conversion: 'Conversion rate',
  conversionNote: (converted: string, setups: string) => `${converted} converted · ${setups} accounts set up`,
  response: 'First reply after',
  responseNote: (count: number, shown: string, days: number) =>
    `mean of ${shown} first ${count === 1 ? 'reply' : 'replies'} in ${days} days`,
  responseNone: (days: number) => `no first reply in ${days} days`,
  arrived: 'leads that came in',
  allStages: 'in all stages',
  failed: 'Couldn’t load the figures',
}
