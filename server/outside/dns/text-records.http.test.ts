import { describe, expect, it } from 'vitest'
import { startDns } from '#server/testing/dns-server.ts'
import { askOnce, openTextRecords } from './text-records.ts'

describe('TXT records', () => {
  it('are found, joined from their parts, or reported missing', async () => {
    const dns = await startDns()
    const long = `v=DKIM1; p=${'A'.repeat(400)}`
    dns.records.set('s1._domainkey.broker.example', long)
    const lookUp = openTextRecords([dns.address])
    expect(await lookUp('s1._domainkey.broker.example')).toMatchObject({ kind: 'found', records: [long] })
    expect(await lookUp('s2._domainkey.broker.example')).toEqual({ kind: 'none' })
  })

  it('are not looked up on a machine configured as offline', async () => {
    expect(await openTextRecords([])('s1._domainkey.broker.example')).toEqual({ kind: 'unreachable' })
  })

  it('are queried once for many mails of one upload, and no more after a timeout', async () => {
    const dns = await startDns()
    const lookUp = askOnce(openTextRecords([dns.address]))
    for (const _ of [1, 2, 3]) expect(await lookUp('s1._domainkey.broker.example')).toEqual({ kind: 'none' })
    expect(dns.asked).toEqual(['s1._domainkey.broker.example'])
    let asked = 0
    const away = askOnce(async () => {
      asked += 1
      return { kind: 'unreachable' }
    })
    for (const name of ['a.example', 'b.example', 'a.example'])
      expect(await away(name)).toEqual({ kind: 'unreachable' })
    expect(asked).toBe(1)
  })
})
