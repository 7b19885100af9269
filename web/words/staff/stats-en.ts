/** The figures above the board. */
export const stats = {
  label: 'Overview',
  total: 'Leads',
  window: (days: number) => `Last ${days} days`,
  highValue: 'High value',
  highValueNote: (amount: string) => `estimated at ${amount} or more`,
  conversion: 'Conversion rate',
  conversionNote: (converted: string, setups: string) => `${converted} converted · ${setups} accounts set up`,
  response: 'Avg. first reply',
  responseNote: (count: number, shown: string, days: number) =>
    `based on ${shown} ${count === 1 ? 'lead' : 'leads'}, last ${days} days`,
  responseNone: (days: number) => `no first replies in ${days} days`,
  arrived: 'new leads',
  allStages: 'in all stages',
  failed: 'Couldn’t load the figures',
}
