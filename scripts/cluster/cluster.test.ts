import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findPrograms, oldPatroni } from './programs.ts'
import { type Ports, renderHaproxy, renderPatroni } from './render.ts'

const ports: Ports = {
  etcd: 2001,
  etcdPeer: 2002,
  nodes: [1, 2, 3].map((index) => ({ postgres: 3000 + index, rest: 4000 + index })),
  servers: [5001, 5002, 5003],
  site: 6001,
  writer: 6002,
  reader: 6003,
  metrics: 6004,
}

const nodeFile = (index: number) =>
  renderPatroni(index, ports, { folder: '/somewhere', programs: '/bin', certificate: '/a.crt', key: '/a.key' })
/** Lines that configure something. */
const withoutComments = (text: string) => text.replaceAll(/^\s*#.*$/gm, '')

describe('the files of a cluster on this machine', () => {
  it("name no other machine and none of the operator's ports", () => {
    for (const text of [renderHaproxy(ports), nodeFile(0), nodeFile(1), nodeFile(2)].map(withoutComments)) {
      expect(text).not.toMatch(/\b10\.0\.0\.|\/etc\/|\/var\/|bind :|:(?:2379|3000|5432|8008|8405)\b/)
    }
  })

  it("route the writer's port to each node by its own Patroni", () => {
    for (const { postgres, rest } of ports.nodes) {
      expect(renderHaproxy(ports).split(`127.0.0.1:${postgres} check port ${rest}\n`)).toHaveLength(3)
    }
  })

  it('differ between nodes only in name and ports', () => {
    const same = (index: number) =>
      nodeFile(index)
        .replaceAll(`300${index + 1}`, 'P')
        .replaceAll(`400${index + 1}`, 'R')
    expect(same(1).replace('name: pg2', 'name: pg1')).toBe(same(0))
    expect(same(0)).toContain('synchronous_mode: true')
  })
})

describe('the programs of a cluster', () => {
  it.each([
    ['patroni 2.1.7', true],
    ['patroni 3.0.2', true],
    ['patroni 3.0.3', false],
    ['patroni 3.1.0', false],
    ['patroni 4.0.7', false],
    ['patroni', false],
  ])("cause a warning if a frozen leader can overwrite its successor's lock: %s", (said, isOld) => {
    expect(oldPatroni(said) !== null).toBe(isOld)
  })

  it('are found, or named with their packages', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orfine-programs-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const versions = join(folder, 'versions')
    expect(findPrograms(folder, versions)).toMatch(/apt-get install postgresql etcd-server.* patroni$/)
    for (const version of ['9', '15']) mkdirSync(join(versions, version, 'bin'), { recursive: true })
    const files = [
      'etcd',
      'haproxy',
      'openssl',
      'patroni',
      'patronictl',
      'versions/9/bin/postgres',
      'versions/15/bin/postgres',
    ]
    for (const name of files) writeFileSync(join(folder, name), '', { mode: 0o755 })
    expect(findPrograms(folder, versions)).toEqual({
      etcd: join(folder, 'etcd'),
      haproxy: join(folder, 'haproxy'),
      openssl: join(folder, 'openssl'),
      patroni: join(folder, 'patroni'),
      patronictl: join(folder, 'patronictl'),
      postgresql: join(versions, '15/bin'),
    })
  })
})
