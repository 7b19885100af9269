/** A request as one of a product's screens makes it. */
export type Request = { readonly method?: 'POST'; readonly path: string; readonly body?: unknown }

/** Requests that a screen makes together; one measurement lasts until all are answered. */
export type Measured = readonly Request[]

/** Lists and boards that show equally many leads at both sizes, so their times are comparable. */
export const lists: Record<string, string> = {
  board: '/api/board',
  'newest leads': '/api/leads',
  'by score': '/api/leads?sort=score',
  'by value': '/api/leads?sort=value',
  'by priority': '/api/leads?sort=priority',
  'one column': '/api/leads?status=no_response&sort=pipeline',
  'hot leads': '/api/leads?temperature=hot',
  'search by name': '/api/leads?q=molina',
  'search by phone': '/api/leads?q=612',
  'search by name, highest value first': '/api/leads?q=molina&sort=value',
}

/** Realistic filter combinations in orders without an index for them; among many leads they find more. */
export const combinations: Record<string, string> = {
  'board of a frequent name': '/api/board?q=maria',
  'frequent name, overdue, lowest value first': '/api/leads?q=maria&overdue=yes&sort=value&order=asc',
  'country, language, cold, by value': '/api/leads?country=AE&language=en&temperature=cold&sort=value',
  'unassigned, warm, low, by priority': '/api/leads?assignee=@nobody&temperature=warm&priority=low&sort=priority',
  'high, cold, country, lowest score first':
    '/api/leads?priority=high&temperature=cold&country=AE&sort=score&order=asc',
  'unassigned, high': '/api/leads?assignee=@nobody&priority=high',
  'overdue, by value': '/api/leads?overdue=yes&sort=value',
  'platform, language, hot, by priority': '/api/leads?platform=main&language=zh&temperature=hot&sort=priority',
  'board of country, cold, overdue': '/api/board?country=AE&temperature=cold&overdue=yes',
  'board of unassigned, warm, low': '/api/board?assignee=@nobody&temperature=warm&priority=low',
}

/** Calls on opening a lead. */
export const panelOf = (id: string): Measured =>
  ['', '/origin', '/timeline', '/tasks', '/duplicates', '/consents'].map((part) => ({
    path: `/api/leads/${id}${part}`,
  }))

/** Calls of a lead's panel and the privacy screen. */
export type SampleLead = { readonly id: string; readonly email: string; readonly phone: string }

/** Searches for one person's data, by each key. */
export const findPerson = ({ email, phone }: SampleLead): Record<string, Measured> => ({
  'person by email': [{ method: 'POST', path: '/api/people/find', body: { email } }],
  'person by phone': [{ method: 'POST', path: '/api/people/find', body: { phone } }],
})
