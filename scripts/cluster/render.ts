import { readFileSync } from 'node:fs'

/** Ports of a cluster's parts, all on 127.0.0.1. */
export type Ports = {
  readonly etcd: number
  readonly etcdPeer: number
  /** For each node in order: PostgreSQL and Patroni's REST interface. */
  readonly nodes: readonly { readonly postgres: number; readonly rest: number }[]
  readonly servers: readonly number[]
  readonly site: number
  readonly writer: number
  readonly reader: number
  readonly metrics: number
}

/** Number of nodes, and of servers, in the files of `ops`. */
export const nodeCount = 3
export const serverCount = 3

const places = Array.from({ length: 3 }, (_, index) => index)

/** `ops/haproxy.cfg` for this machine: the same rules, without TLS. */
export function renderHaproxy(ports: Ports): string {
  const nodes = places.map((index): Change => {
    const { postgres, rest } = ports.nodes[index]!
    return [`10.0.0.${index + 1}:5432 check port 8008`, `127.0.0.1:${postgres} check port ${rest}`]
  })
  return rendered('haproxy.cfg', [
    ...nodes,
    ...places.map((index): Change => [`10.0.0.${index + 11}:3000`, `127.0.0.1:${ports.servers[index]}`]),
    ['maxconn 20000', 'maxconn 1000'],
    ['127.0.0.1:5432', `127.0.0.1:${ports.writer}`],
    ['127.0.0.1:5433', `127.0.0.1:${ports.reader}`],
    ['127.0.0.1:8405', `127.0.0.1:${ports.metrics}`],
    ['bind :80', `bind 127.0.0.1:${ports.site}`],
    ['  bind :443 ssl crt /etc/haproxy/site.pem alpn h2,http/1.1\n', ''],
    ['  http-request redirect scheme https code 301 unless { ssl_fc }\n', ''],
  ])
}

/** A node's folder, PostgreSQL's programs, and the certificate and key shared by all nodes. */
export type NodePlaces = {
  readonly folder: string
  readonly programs: string
  readonly certificate: string
  readonly key: string
}

/** `ops/patroni.yml` for one node on this machine: the same rules, without watchdog and archive. */
export function renderPatroni(index: number, ports: Ports, at: NodePlaces): string {
  const { postgres, rest } = ports.nodes[index]!
  return rendered('patroni.yml', [
    ['name: pg1', `name: ${nodeName(index)}`],
    ['10.0.0.1:2379, 10.0.0.2:2379, 10.0.0.3:2379', `127.0.0.1:${ports.etcd}`],
    ['10.0.0.1:8008', `127.0.0.1:${rest}`],
    ['10.0.0.1:5432', `127.0.0.1:${postgres}`],
    ['/etc/patroni/server.crt', at.certificate],
    ['/etc/patroni/server.key', at.key],
    ['/etc/patroni/ca.crt', at.certificate],
    ['10.0.0.0/24', '127.0.0.1/32'],
    ['/var/lib/postgresql/orfine', `${at.folder}/data`],
    ['/var/lib/postgresql/.pgpass_patroni', `${at.folder}/pgpass`],
    ['/usr/lib/postgresql/15/bin', at.programs],
    ['pgbackrest --stanza=orfine archive-push %p', '/bin/true'],
    ['  authentication:\n', `  parameters: {unix_socket_directories: '${at.folder}'}\n  authentication:\n`],
    ['mode: required', "mode: 'off'"],
  ])
}

/** Patroni's name of a node. */
export const nodeName = (index: number): string => `pg${index + 1}`

type Change = readonly [from: string, to: string]

/** A file of `ops` with some texts replaced; throws if a text to replace is missing. */
function rendered(name: string, changes: readonly Change[]): string {
  let text = readFileSync(new URL(`../../ops/${name}`, import.meta.url), 'utf8')
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`ops/${name} no longer says "${from.trim()}"`)
    text = text.replaceAll(from, to)
  }
  return text
}
