import { describe, expect, it } from 'vitest'
import { startDns } from '#server/testing/dns-server.ts'
import { openTextRecords } from './text-records.ts'

describe('TXT records', () => {
  it('are found, joined from their parts, or said not to exist', async () => {
    const dns = await startDns()
    const long = `v=DKIM1; p=${'A'.repeat(400)}`
    dns.records.set('s1._domainkey.broker.example', long)
    const lookUp = openTextRecords([dns.address])
    expect(await lookUp('s1._domainkey.broker.example')).toMatchObject({ kind: 'found', records: [long] })
    expect(await lookUp('s2._domainkey.broker.example')).toEqual({ kind: 'none' })
  })

  it('are not looked up on a machine that is told to be offline', async () => {
    expect(await openTextRecords([])('s1._domainkey.broker.example')).toEqual({ kind: 'unreachable' })
  })
})
