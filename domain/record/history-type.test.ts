import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoOnlyCompanies, historyType, playMoneySign, playMoneyWords, propFirms } from './history-type.ts'

describe('an account history marked "real"', () => {
  it.each([
    ['Broker-Live03', 'Broker Ltd.'],
    ['Latest-Server', 'Protest Capital'],
    ['ICMarketsSC-MT5-2', 'Raw Trading Ltd'],
    ['Industrial-Real', null],
    ['RefunderBank-Live', 'T. Esterhazy FT UK Ltd'],
  ])('counts as live on %s of %s', (server, company) => {
    expect(historyType(['real', 'Hedge'], server, company)).toBe('live')
  })

  it.each([
    ['Broker-Demo', 'Broker Ltd.', 'demo'],
    ['ICMarketsSC-Demo02', null, 'demo'],
    ['brokerdemo', null, 'demo'],
    ['Broker-Trial', null, 'trial'],
    ['BrokerContest-1', null, 'contest'],
    ['FTMO-Server3', 'FTMO Global Markets Ltd', 'FTMO'],
    ['FundedNext-Server', null, 'Funded'],
    ['FundingPips2-SIM', null, 'Funding Pips'],
    ['FivePercentOnline-Real', 'Five Percent Online Ltd', 'Five Percent Online'],
    ['E8Markets-Live', null, 'E8 Markets'],
    ['Server-1', 'Blue Guardian Capital', 'Blue Guardian'],
    ['FunderPro-Live', 'FunderPro Ltd', 'Funder'],
    ['Funderpro-Server', null, 'Funder'],
    ['ATFunded-Server', null, 'Funded'],
    ['RebelsFunding-Live', null, 'Rebels Funding'],
    ['Blueguardian-Server', null, 'Blue Guardian'],
    ['FXIFY-Live', null, 'FXIFY'],
    ['Server-1', 'The Trading Pit Challenge GmbH', 'challenge'],
    ['TradingPit-Live', 'The Trading Pit Ltd', 'The Trading Pit'],
    ['MetaQuotes-Live', 'MetaQuotes Ltd.', 'MetaQuotes'],
  ])('does not count as live on %s of %s, because of %s', (server, company, sign) => {
    expect(playMoneySign(server, company)).toBe(sign)
    expect(historyType(['real'], server, company)).toBe('demo')
  })

  it('does not count as live if its line also says demo or contest', () => {
    expect(historyType(['real', 'demo'], 'Broker-Live', null)).toBe('demo')
    expect(historyType(['Contest', 'real'], 'Broker-Live', null)).toBe('demo')
    expect(historyType(['Hedge'], 'Broker-Live', null)).toBe('demo')
  })

  it('is judged by the list in the documentation', () => {
    const page = readFileSync(new URL('../../docs/track-record.md', import.meta.url), 'utf8')
    for (const sign of ['demo', ...playMoneyWords, ...propFirms, ...demoOnlyCompanies])
      expect(page).toContain(`\`${sign}\``)
  })
})
