import { describe, expect, it } from 'vitest'
import { maxAnalyses } from '#domain/insight/insight.ts'
import { call, message, startSignedIn } from '#server/testing/product.ts'
import { sendLead } from '#server/testing/visitors.ts'

/** A separate lead with functions for its calls. */
async function withLead(text = 'Hello. How do withdrawals work?') {
  const { url, database, headers } = await startSignedIn()
  const params = { id: await sendLead({ url, database }, { message: text }) }
  return {
    url,
    headers,
    params,
    pool: database.pool,
    analyse: (language: 'en' | 'es' | 'de' = 'en') => call(url, 'analyseLead', { params, body: { language }, headers }),
    insights: async () => (await call(url, 'readInsights', { params, query: {}, headers })).body,
  }
}

describe('the analysis of a lead', () => {
  it('is empty at first, then has findings, recommendations and text readings', async () => {
    const { analyse, insights } = await withLead()
    expect(await insights()).toEqual({ analysis: null, recommendations: [], sentimentHistory: [] })
    const { status, body } = await analyse()
    expect(status).toBe(200)
    expect(body.analysis).toMatchObject({ language: 'en', analysisData: { trigger: 'request', by: 'owner' } })
    expect(body.analysis!.keyInsights.map(({ text }) => text)).toContain(
      'Asked about withdrawals: “How do withdrawals work?”',
    )
    expect(body.recommendations.map(({ type }) => type)).toContain('answer')
    expect(body.sentimentHistory).toEqual([
      expect.objectContaining({ source: 'message', textAnalyzed: 'Hello. How do withdrawals work?' }),
    ])
    expect(await insights()).toEqual(body)
  })

  it('is written in the requested language, or in English without a wording', async () => {
    const { analyse, insights } = await withLead()
    expect((await analyse('es')).body.analysis!.keyInsights.map(({ text }) => text).join()).toContain('Preguntó por')
    const german = (await analyse('de')).body.analysis!
    expect(german).toMatchObject({ language: 'en', analysisData: { requestedLanguage: 'de' } })
    expect((await insights()).analysis!.language).toBe('en')
  })

  it('keeps earlier ones as history, and replaces pending recommendations', async () => {
    const { analyse, url, params, headers } = await withLead()
    const first = (await analyse()).body
    const second = (await analyse()).body
    const { data } = (await call(url, 'listAnalyses', { params, headers })).body
    expect(data.map(({ id }) => id)).toEqual([second.analysis!.id, first.analysis!.id])
    expect(second.recommendations.map(({ type }) => type)).toEqual(first.recommendations.map(({ type }) => type))
    expect(new Set(second.recommendations.map(({ analysisId }) => analysisId))).toEqual(new Set([second.analysis!.id]))
    expect(second.sentimentHistory).toEqual(first.sentimentHistory)
  })

  it('is kept as long as the history shows it; older ones go, unless their advice was followed', async () => {
    const { analyse, url, params, headers, pool } = await withLead()
    const followed = (await analyse()).body
    const id = followed.recommendations[0]!.id
    await call(url, 'settleRecommendation', { params: { id }, body: { status: 'implemented' }, headers })
    const count = async () => (await pool.query('select from ai_analyses where lead_id = $1', [params.id])).rowCount
    await pool.query(
      `insert into ai_analyses (id, lead_id, quality_score, conversion_probability, engagement_level, risk_assessment,
         confidence_level, key_insights, analysis_data, created_at)
       select gen_random_uuid(), $1, 1, 1, 1, 'low', 1, '[]', '{"trigger":"arrival","by":null,"engine":"embedded"}',
         now() - n * interval '1 hour' from generate_series(1, $2) as n`,
      [params.id, 2 * maxAnalyses],
    )
    const last = (await analyse()).body
    expect(await count()).toBe(maxAnalyses + 1)
    const { data } = (await call(url, 'listAnalyses', { params, headers })).body
    expect(data[0]!.id).toBe(last.analysis!.id)
    expect((await pool.query('select from ai_recommendations where id = $1', [id])).rowCount).toBe(1)
  })

  it('is in the history of the lead under the name of who asked', async () => {
    const { analyse, url, params, headers } = await withLead()
    await analyse()
    const { data } = (await call(url, 'listTimeline', { params, query: {}, headers })).body
    expect(data[0]).toMatchObject({ kind: 'change', action: 'lead.analysed', by: 'owner' })
  })

  it('reads further messages once each, without the line that names their sender', async () => {
    const { analyse, url, params, pool } = await withLead()
    const { rows } = await pool.query('select email, phone from contact_requests where id = $1', [params.id])
    const body = { ...message, ...rows[0], message: 'Nobody answers me. What does it cost?' }
    expect((await call(url, 'sendContact', { body })).status).toBe(201)
    await analyse()
    const { sentimentHistory, analysis } = (await analyse()).body
    expect(sentimentHistory.map(({ source, textAnalyzed }) => [source, textAnalyzed])).toEqual([
      ['interaction', 'Nobody answers me. What does it cost?'],
      ['message', 'Hello. How do withdrawals work?'],
    ])
    expect(analysis!.keyInsights.map(({ code }) => code)).toContain('returned')
  })

  it('is unavailable for a deleted lead, by any call', async () => {
    const { analyse, url, params, headers } = await withLead()
    const { recommendations } = (await analyse()).body
    await call(url, 'deleteLead', { params, headers })
    const answers = [
      await call(url, 'readInsights', { params, query: {}, headers }),
      await call(url, 'listAnalyses', { params, headers }),
      await analyse(),
      await call(url, 'analyseSentiment', { params, body: { text: 'Hello', language: 'en' }, headers }),
      await call(url, 'settleRecommendation', {
        params: { id: recommendations[0]!.id },
        body: { status: 'dismissed' },
        headers,
      }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  })
})

describe('a recommendation', () => {
  it.each(['implemented', 'dismissed'] as const)('can be %s once', async (status) => {
    const { analyse, url, headers } = await withLead()
    const params = { id: (await analyse()).body.recommendations[0]!.id }
    const settle = () => call(url, 'settleRecommendation', { params, body: { status }, headers })
    const { body } = await settle()
    expect(body.status).toBe(status)
    expect(body.implementedAt !== null).toBe(status === 'implemented')
    const again = await settle()
    expect([again.status, again.body.error.current]).toEqual([409, body])
  })

  it('that was dismissed is not repeated at once; an implemented one may be', async () => {
    const { analyse, url, headers } = await withLead('How do withdrawals work? Please call me.')
    const [one, two] = (await analyse()).body.recommendations
    const settle = (id: string, status: 'implemented' | 'dismissed') =>
      call(url, 'settleRecommendation', { params: { id }, body: { status }, headers })
    await settle(one!.id, 'dismissed')
    await settle(two!.id, 'implemented')
    const { recommendations } = (await analyse()).body
    const pending = recommendations.filter(({ status }) => status === 'pending').map(({ type }) => type)
    expect(pending).not.toContain(one!.type)
    expect(pending).toContain(two!.type)
    expect(recommendations.filter(({ status }) => status !== 'pending')).toHaveLength(2)
  })
})

describe('a call', () => {
  it('is recommended for those who ask for one, or agreed to calls on the form', async () => {
    const advised = async (text: string, agreed?: 'phone') => {
      const { analyse, params, pool } = await withLead(text)
      if (agreed) {
        await pool.query(
          `insert into consents (id, lead_id, purpose, address, granted, wording_version, language, form)
           select gen_random_uuid(), id, 'phone_offers', phone_key, true, '2026-11', 'en', 'contact'
           from contact_requests where id = $1`,
          [params.id],
        )
      }
      return (await analyse()).body.recommendations.map(({ action }) => action.kind)
    }
    expect(await advised('What does it cost?')).not.toContain('call')
    expect(await advised('Please call me about the price.')).toContain('call')
    expect(await advised('What does it cost?', 'phone')).toContain('call')
  })
})

describe('a text', () => {
  it('is analysed and kept', async () => {
    const { url, params, headers, insights } = await withLead()
    const body = { text: 'When do I get my money?', language: 'en' } as const
    const answer = (await call(url, 'analyseSentiment', { params, body, headers })).body
    expect(answer).toMatchObject({ source: 'typed', textAnalyzed: body.text })
    expect((await insights()).sentimentHistory).toEqual([answer])
  })

  it('is refused when it is empty or too long', async () => {
    const { url, params, headers } = await withLead()
    for (const [text, problem] of [
      ['', 'required'],
      ['   ', 'required'],
      ['x'.repeat(5_001), 'too_long'],
    ] as const) {
      const answer = await call(url, 'analyseSentiment', { params, body: { text, language: 'en' }, headers })
      expect(answer.body.error.fields).toMatchObject({ text: { problem } })
    }
  })

  it('of emoji, or of 5,000 characters, gets an honest answer', async () => {
    const { url, params, headers } = await withLead()
    for (const text of ['🚀🚀🚀', 'x'.repeat(5_000), 'ÿ þ ð ß']) {
      const answer = await call(url, 'analyseSentiment', { params, body: { text, language: 'hi' }, headers })
      expect(answer.body).toMatchObject({ isUnsure: true })
    }
  })
})
