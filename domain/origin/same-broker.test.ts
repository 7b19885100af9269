import { describe, expect, it } from 'vitest'
import { isSameBroker } from './same-broker.ts'

describe('the broker typed for an account', () => {
  it.each([
    ['IC Markets', ['Raw Trading Ltd', 'ICMarketsSC-MT5-2']],
    ['Pepperstone UK', ['Pepperstone Limited']],
    ['Broker Ltd.', ['Broker-Server']],
    ['Vantage', ['Vantage International Group Limited', 'VantageInternational-Live 3']],
    ['MetaQuotes', ['MetaQuotes Ltd.', 'MetaQuotes-Demo']],
  ])("agrees with the file's: %s, %s", (typed, named) => {
    expect(isSameBroker(typed, named)).toBe(true)
  })

  it.each([
    ['Pepperstone', ['Gold Trade Capital Ltd.', 'GoldTradeCapital-Live']],
    ['IC Markets (FCA regulated)', ['FundedNext Ltd', 'FundedNext-Server']],
    ['Global Trading Markets', ['Other Global Trading Limited', 'OtherGlobal-Server']],
    ['IC Markets', ['Pepperstone Limited', 'Pepperstone-MT5-Live01']],
  ])("differs from the file's: %s, %s", (typed, named) => {
    expect(isSameBroker(typed, named)).toBe(false)
  })
})
