import { describe, expect, it } from 'vitest'
import {
  type ArrivedMail,
  type MailTest,
  type SendingError,
  sendingProblem,
  testKeyIn,
  testOutcome,
  testSubject,
  testWaitMs,
} from './mail-test.ts'

describe("a mail server's refusal", () => {
  it.each<[SendingError, string]>([
    [{ code: 'EAUTH', responseCode: 535, response: '535 5.7.8 Authentication credentials invalid' }, 'login'],
    [
      { code: 'EAUTH', responseCode: 534, response: '534-5.7.9 Application-specific password required.' },
      'app_password',
    ],
    [
      { code: 'EAUTH', responseCode: 535, response: '535 5.7.139 Authentication unsuccessful, basic auth is off' },
      'login_off',
    ],
    [{ code: 'EAUTH', responseCode: 550, response: '550 5.7.30 Basic authentication is not supported' }, 'login_off'],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 530, response: '530 5.7.0 Authentication required' },
      'no_login',
    ],
    [
      {
        code: 'EENVELOPE',
        command: 'MAIL FROM',
        responseCode: 530,
        response: '530 5.7.57 Client not authenticated to send mail',
      },
      'no_login',
    ],
    // Postfix answers so, to the recipient, whatever it refuses.
    ...(
      [
        ['554 5.7.1 <zoe@example.com>: Relay access denied', 'no_login'],
        ['550 5.7.1 Unable to relay', 'no_login'],
        ['553 5.7.1 <sales@example.org>: Sender address rejected: not owned by user desk@example.org', 'sender'],
        ['450 4.1.8 <sales@example.org>: Sender address rejected: Domain not found', 'sender'],
        ['550 5.1.1 <limit@corporate.example>: Recipient address rejected: User unknown', 'recipient'],
      ] as const
    ).map(([response, problem]): [SendingError, string] => [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response },
      problem,
    ]),
    [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND smtp.example.com' }, 'host'],
    [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' }, 'connection'],
    [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'connection'],
    [
      { code: 'ESOCKET', message: "Hostname/IP does not match certificate's altnames: Host: smtp.example.com" },
      'certificate',
    ],
    [{ code: 'ESOCKET', message: 'ssl3_get_record:wrong version number' }, 'tls'],
    [{ code: 'ETLS', message: 'Upgrading connection with STARTTLS failed' }, 'tls'],
    [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'tls'],
    [
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553, response: '553 5.7.1 Sender address rejected' },
      'sender',
    ],
    [
      {
        code: 'EMESSAGE',
        command: 'DATA',
        responseCode: 554,
        response: '554 5.2.252 SendAsDenied; not allowed to send',
      },
      'sender',
    ],
    [
      { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.4.5 Daily sending quota exceeded' },
      'limit',
    ],
    [{ code: 'EENVELOPE', responseCode: 421, response: '421 4.7.0 Try again later' }, 'limit'],
    [
      { code: 'EMESSAGE', command: 'DATA', responseCode: 550, response: '550 5.7.1 Message blocked by policy' },
      'policy',
    ],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }, 'recipient'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554, response: '554 Transaction failed' }, 'refused'],
  ])('%o is classified as %s', (error, problem) => {
    expect(sendingProblem(error)).toBe(problem)
  })
})

const replyTo = 'sales+abcdefghjkmnpqrs@example.org'
const asSent: ArrivedMail = { from: 'sales@example.org', messageId: '<1@example.org>', replyTo: [replyTo] }
const test: MailTest = {
  startedAt: 0,
  from: 'sales@example.org',
  replyTo,
  messageIds: { mailbox: '<1@example.org>', reply: '<2@example.org>' },
  refused: { mailbox: null, reply: null },
  arrived: { mailbox: null, reply: null },
  isRead: true,
}
const both = (own: Partial<ArrivedMail> = {}) => ({
  mailbox: { ...asSent, ...own },
  reply: { ...asSent, messageId: '<2@example.org>', ...own },
})
const found = (own: Partial<MailTest>, now = testWaitMs) => {
  const { state, findings } = testOutcome({ ...test, ...own }, now)
  return [state, ...findings.map(({ problem }) => problem)]
}

describe('a test of the mail settings', () => {
  it('waits for its mails for at most two minutes', () => {
    expect(found({}, testWaitMs - 1)).toEqual(['waiting'])
    expect(found({ arrived: { ...both(), reply: null } }, testWaitMs - 1)).toEqual(['waiting'])
    expect(found({})).toEqual(['done', 'lost'])
  })

  it('finds no problem if both mails arrive unchanged', () => {
    expect(found({ arrived: both() }, 1)).toEqual(['done'])
    expect(found({ arrived: both({ from: 'Sales@Example.org' }) }, 1)).toEqual(['done'])
  })

  it('reports which mail is missing, and what was rewritten on the way', () => {
    expect(found({ arrived: { ...both(), reply: null } })).toEqual(['done', 'plus'])
    expect(found({ arrived: { ...both(), mailbox: null } })).toEqual(['done'])
    expect(found({ arrived: both({ from: 'other@example.org' }) }, 1)).toEqual(['done', 'from_changed'])
    expect(found({ arrived: both({ messageId: '<x@provider.example>', replyTo: [] }) }, 1)).toEqual([
      'done',
      'id_changed',
      'reply_to_lost',
    ])
  })

  it('says why the mail server did not take them, and looks for what it took', () => {
    const problem = (name: 'login' | 'plus') => ({ problem: name, detail: null })
    expect(found({ refused: { mailbox: problem('login'), reply: null } }, 1)).toEqual(['done', 'login'])
    const refused = { mailbox: null, reply: problem('plus') }
    expect(found({ refused }, 1)).toEqual(['waiting', 'plus'])
    expect(found({ refused, arrived: { ...both(), reply: null } }, 1)).toEqual(['done', 'plus'])
  })

  it('ends after sending if no mailbox is read', () => {
    expect(found({ isRead: false }, 1)).toEqual(['done'])
  })

  it('is recognised by the subject of its mails', () => {
    expect(testKeyIn(testSubject('A test', 'abcdefghjkmnpqrs'))).toBe('abcdefghjkmnpqrs')
    expect(testKeyIn(`Fwd: ${testSubject('A test', 'abcdefghjkmnpqrs')}`)).toBe('abcdefghjkmnpqrs')
    expect(testKeyIn('Re: [ticket 12] hello')).toBe(null)
  })
})
