import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { ImapFlow } from 'imapflow'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished } from 'vitest'
import { freePorts } from '#server/db/embedded/free-port.ts'
import { makeCertificate } from '../../scripts/cluster/certificate.ts'
import { plainUser } from '../../scripts/cluster/part.ts'

const postfixPrograms = '/usr/lib/postfix/sbin'

/** Why Debian's Dovecot and Postfix can't be started here, a sentence; null if they can. */
export function whyNoRealMail(): string | null {
  if (plainUser === undefined) return 'Postfix is started by root alone.'
  const dovecot = spawnSync('dovecot', ['--version'], { encoding: 'utf8' }).stdout ?? ''
  // Settings of 2.4 have other names.
  if (!dovecot.startsWith('2.3.')) return 'Dovecot 2.3 with IMAP and LMTP is not installed.'
  if (spawnSync('postconf', ['mail_version']).error !== undefined) return 'Postfix is not installed.'
  return null
}

/** Addresses that this Postfix forwards to the server of somebody else, which knows none of them. */
export const farDomain = 'far.example'
const password = 'secret of the mailbox'

type KeptMail = { readonly source: string; readonly flags: readonly string[] }

type RealMail = {
  readonly smtpPort: number
  readonly imapPort: number
  /** Of every mailbox. */
  readonly password: string
  /** Hands a mail to Postfix as another mail server would: without a login. */
  send(from: string, to: string, raw: string | Buffer): Promise<void>
  /** The mails of a mailbox with their flags, oldest first. */
  mailsOf(address: string): Promise<KeptMail[]>
  /** Runs a command of Dovecot's administrator. */
  doveadm(...args: string[]): void
  stopDovecot(): Promise<void>
  startDovecot(): Promise<void>
  /** Everything that Dovecot answered over IMAP so far. */
  said(): string
  /** Folder of a mailbox; its index files begin with “dovecot”. */
  folderOf(address: string): string
}

/**
 * Debian's Postfix and Dovecot with these mailboxes, ports, folders and settings of their own: logins by Dovecot over TLS, mails by
 * Postfix into folders that Dovecot reads. No mail leaves this machine. Both end with the test.
 */
export async function startRealMail(mailboxes: readonly string[]): Promise<RealMail> {
  const top = mkdtempSync(join(tmpdir(), 'orfine-mail-'))
  onTestFinished(() => rmSync(top, { recursive: true, force: true }))
  chmodSync(top, 0o755)
  const { certificate, key } = makeCertificate(top)
  const usual = tls.getCACertificates()
  tls.setDefaultCACertificates([...usual, readFileSync(certificate, 'utf8')])
  onTestFinished(() => tls.setDefaultCACertificates(usual))
  const [smtpPort, imapPort, lmtpPort, authPort] = (await freePorts(4)) as [number, number, number, number]
  const folderOf = (address: string) => join(top, 'mail', address.slice(address.lastIndexOf('@') + 1), localOf(address))
  for (const folder of ['mail', 'said', 'dovecot', 'postfix']) mkdirSync(join(top, folder))
  for (const folder of ['mail', 'said']) chownSync(join(top, folder), plainUser!.uid, plainUser!.gid)
  const config = writeDovecot(top, { certificate, key, imapPort, lmtpPort, authPort, mailboxes })
  writePostfix(top, { certificate, key, smtpPort, lmtpPort, authPort, mailboxes })

  let dovecot: Program | undefined
  const stopDovecot = async () => dovecot?.stop()
  const startDovecot = async () => {
    dovecot = run('dovecot', ['-F', '-c', config])
    await listens(imapPort)
  }
  onTestFinished(stopDovecot)
  await startDovecot()
  const postfix = join(top, 'postfix', 'etc')
  // Makes its folders.
  execFileSync('postfix', ['-c', postfix, 'check'], { stdio: 'pipe' })
  const master = run(join(postfixPrograms, 'master'), ['-s', '-c', postfix], { MAIL_CONFIG: postfix })
  onTestFinished(() => master.stop())
  await listens(smtpPort)

  return {
    smtpPort,
    imapPort,
    password,
    folderOf,
    stopDovecot,
    startDovecot,
    said: () => {
      const files = readdirSync(join(top, 'said')).filter((name) => name.endsWith('.out'))
      return files.map((name) => readFileSync(join(top, 'said', name), 'utf8')).join('')
    },
    doveadm: (...args) => void execFileSync('doveadm', ['-c', config, ...args], { stdio: 'pipe' }),
    async send(from, to, raw) {
      const transport = createTransport({ host: 'localhost', port: smtpPort, requireTLS: true })
      await transport.sendMail({ envelope: { from, to: [to] }, raw })
    },
    async mailsOf(address) {
      const client = new ImapFlow({
        host: 'localhost',
        port: imapPort,
        secure: true,
        auth: { user: address, pass: password },
        logger: false,
      })
      await client.connect()
      try {
        const { exists } = await client.mailboxOpen('INBOX', { readOnly: true })
        const found = exists === 0 ? [] : await client.fetchAll('1:*', { source: true, flags: true })
        return found.map(({ source, flags }) => ({
          source: source!.toString('utf8'),
          // A flag of the session, not of the mail.
          flags: [...(flags ?? [])].filter((flag) => flag !== '\\Recent'),
        }))
      } finally {
        await client.logout()
      }
    },
  }
}

const localOf = (address: string) => address.slice(0, address.lastIndexOf('@'))

type Program = { stop(): Promise<void> }

function run(program: string, args: readonly string[], environment: Record<string, string> = {}): Program {
  const child: ChildProcess = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
    env: { ...process.env, ...environment },
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { stop }
}

/** Waits until something answers at a port. */
const listens = (port: number) =>
  expect
    .poll(
      () =>
        new Promise<boolean>((resolve) => {
          const socket = connect(port, '127.0.0.1')
          socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
          socket.once('connect', () => socket.destroy())
        }),
    )
    .toBe(true)

type Layout = {
  readonly certificate: string
  readonly key: string
  readonly lmtpPort: number
  readonly authPort: number
  readonly mailboxes: readonly string[]
}

function writeDovecot(top: string, { imapPort, ...layout }: Layout & { readonly imapPort: number }): string {
  const { certificate, key, lmtpPort, authPort, mailboxes } = layout
  const { uid, gid } = plainUser!
  const users = join(top, 'users')
  writeFileSync(users, mailboxes.map((address) => `${address}:{PLAIN}${password}\n`).join(''))
  const file = join(top, 'dovecot.conf')
  const listener = (port: number) => `inet_listener {\n address = 127.0.0.1\n port = ${port}\n }`
  writeFileSync(
    file,
    `base_dir = ${top}/dovecot
state_dir = ${top}/dovecot
protocols = imap lmtp
listen = 127.0.0.1
log_path = ${top}/dovecot.log
ssl = required
ssl_cert = <${certificate}
ssl_key = <${key}
mail_location = maildir:~
mail_uid = ${uid}
mail_gid = ${gid}
first_valid_uid = 1
auth_mechanisms = plain login
auth_username_chars =
protocol imap {
 rawlog_dir = ${top}/said
}
passdb {
 driver = passwd-file
 args = username_format=%u ${users}
}
userdb {
 driver = static
 args = uid=${uid} gid=${gid} home=${top}/mail/%d/%n
}
service imap-login {
 chroot =
 inet_listener imap {
 port = 0
 }
 inet_listener imaps {
 address = 127.0.0.1
 port = ${imapPort}
 ssl = yes
 }
}
service lmtp {
 ${listener(lmtpPort)}
}
service auth {
 ${listener(authPort)}
}
`,
  )
  return file
}

function writePostfix(top: string, { smtpPort, ...layout }: Layout & { readonly smtpPort: number }): void {
  const { certificate, key, lmtpPort, authPort, mailboxes } = layout
  const { uid, gid } = plainUser!
  const folder = join(top, 'postfix')
  const etc = join(folder, 'etc')
  mkdirSync(etc)
  mkdirSync(join(folder, 'queue'))
  const table = (name: string, rows: readonly (readonly [string, string])[]) => {
    writeFileSync(join(etc, name), rows.map((row) => `${row.join(' ')}\n`).join(''))
    return `texthash:${etc}/${name}`
  }
  const domains = new Set(mailboxes.map((address) => address.slice(address.lastIndexOf('@') + 1)))
  const settings = {
    compatibility_level: '3.6',
    queue_directory: `${folder}/queue`,
    data_directory: `${folder}/data`,
    daemon_directory: postfixPrograms,
    maillog_file: `${top}/postfix.log`,
    maillog_file_prefixes: top,
    myhostname: 'mx.example.org',
    mydestination: '',
    mynetworks: '',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    smtp_dns_support_level: 'disabled',
    recipient_delimiter: '+',
    message_size_limit: 41_943_040,
    virtual_mailbox_limit: 0,
    virtual_mailbox_base: `${top}/mail`,
    virtual_mailbox_domains: [...domains].join(' '),
    virtual_mailbox_maps: table(
      'mailboxes',
      mailboxes.map((address) => [address, `${address.slice(address.lastIndexOf('@') + 1)}/${localOf(address)}/`]),
    ),
    virtual_uid_maps: `static:${uid}`,
    virtual_gid_maps: `static:${gid}`,
    virtual_minimum_uid: 1,
    transport_maps: table('transport', [[farDomain, `lmtp:inet:127.0.0.1:${lmtpPort}`]]),
    default_transport: 'error:5.1.2 no mail leaves the machine of a test',
    smtpd_tls_cert_file: certificate,
    smtpd_tls_key_file: key,
    smtpd_tls_security_level: 'may',
    smtpd_tls_auth_only: 'yes',
    smtpd_sasl_auth_enable: 'yes',
    smtpd_sasl_type: 'dovecot',
    smtpd_sasl_path: `inet:127.0.0.1:${authPort}`,
    smtpd_sender_login_maps: table(
      'logins',
      mailboxes.map((address) => [address, address]),
    ),
    smtpd_sender_restrictions: 'reject_authenticated_sender_login_mismatch',
    smtpd_relay_restrictions: 'permit_sasl_authenticated, reject_unauth_destination',
  }
  writeFileSync(
    join(etc, 'main.cf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  )
  // Names and flags of the services, none of them in a folder of its own root.
  const services = [
    [`127.0.0.1:${smtpPort}`, 'inet n - n - - smtpd'],
    ['pickup', 'unix n - n 60 1 pickup'],
    ['cleanup', 'unix n - n - 0 cleanup'],
    ['qmgr', 'unix n - n 300 1 qmgr'],
    ['tlsmgr', 'unix - - n 1000? 1 tlsmgr'],
    ['rewrite', 'unix - - n - - trivial-rewrite'],
    ['bounce', 'unix - - n - 0 bounce'],
    ['defer', 'unix - - n - 0 bounce'],
    ['trace', 'unix - - n - 0 bounce'],
    ['verify', 'unix - - n - 1 verify'],
    ['flush', 'unix n - n 1000? 0 flush'],
    ['proxymap', 'unix - - n - - proxymap'],
    ['showq', 'unix n - n - - showq'],
    ['error', 'unix - - n - - error'],
    ['retry', 'unix - - n - - error'],
    ['virtual', 'unix - n n - - virtual'],
    ['lmtp', 'unix - - n - - lmtp'],
    ['anvil', 'unix - - n - 1 anvil'],
    ['scache', 'unix - - n - 1 scache'],
    ['postlog', 'unix-dgram n - n - 1 postlogd'],
  ]
  writeFileSync(join(etc, 'master.cf'), services.map((service) => `${service.join(' ')}\n`).join(''))
}
