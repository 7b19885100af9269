import { describe, expect, it } from 'vitest'
import { isAutomatic, isRobotAddress } from './automatic.ts'
import { receivedMail } from './mail.fixture.ts'

const withHeaders = (headers: Record<string, string>, subject = 'Re: Your trial') =>
  isAutomatic(receivedMail({ headers, subject }))

describe('a mail that a program wrote by itself', () => {
  it('is recognised by the headers of RFC 3834 and older ones', () => {
    for (const headers of [
      { 'auto-submitted': 'auto-replied' },
      { 'auto-submitted': 'auto-generated; owner-email="x@example.com"' },
      { 'auto-submitted': ' Auto-Replied (vacation)' },
      { precedence: 'bulk' },
      { precedence: 'auto_reply' },
      { 'x-autoreply': 'yes' },
      { 'x-ms-exchange-inbox-rules-loop': 'lucia@example.com' },
      { 'list-id': '<news.example.com>' },
      { 'x-autoresponder': 'Will not send another autoreply for 86400 seconds' },
      { 'x-auto-reply': 'yes' },
      { 'x-auto-response': '1' },
      { 'x-amazon-auto-reply': 'true' },
      { 'x-ms-exchange-message-is-ndr': '' },
      { 'x-failed-recipients': 'lucia@example.com' },
      { 'x-precedence': 'bulk' },
      { precedence: 'auto-reply' },
      { 'x-mailer': 'vacation 1.2' },
      { 'x-post-messageclass': '9; Autoresponder' },
      { 'x-ms-exchange-generated-message-source': 'Mailbox Rules Agent' },
      { preference: 'auto_reply' },
    ]) {
      expect(withHeaders(headers)).toBe(true)
    }
  })

  it('is recognised by its subject in each language if nothing else says so', () => {
    for (const subject of [
      'Automatic reply: Your trial',
      'Automatische Antwort: Your trial',
      'Abwesenheitsnotiz: Your trial',
      'Respuesta automática: Your trial',
      'Réponse automatique : Your trial',
      'Risposta automatica: Your trial',
      'Resposta automática: Your trial',
      'Out of Office: Your trial',
      'Автоответ: Your trial',
      'رد تلقائي: Your trial',
      '自动回复: Your trial',
      'Fuera de la oficina: Your trial',
      'Absence du bureau : Your trial',
      'Fuori sede: Your trial',
      'Fora do escritório: Your trial',
      'Вне офиса: Your trial',
      'خارج المكتب: Your trial',
      '不在办公室：Your trial',
      'Autosvar: Your trial',
      'Odpowiedź automatyczna: Your trial',
      'Otomatik yanıt: Your trial',
      'Auto: Re: Your trial',
      'Vacation: Re: Your trial',
      'Urlaub: AW: Your trial',
      'Отпуск: Re: Your trial',
      'AUTO: Lucía Prado is out of the office (returning 01/12/2026)',
      'AUTO: Anna ist außer Haus (Rückkehr am 01.12.2026)',
      'I am out of office: Your trial',
      'OOO: Re: Your trial',
      'Abwesend: Your trial',
      'Automatische Abwesenheitsnotiz: Your trial',
      'Ausente: Your trial',
      'Message d’absence : Your trial',
      'Messaggio automatico: Your trial',
      'Mensagem automática: Your trial',
      'Я в отпуске: Your trial',
      'Автоответчик: Your trial',
      'الرد الآلي: Your trial',
      'स्वतः उत्तर: Your trial',
      '[自动回复] Your trial',
      '外出自动回复: Your trial',
      'Automatische antwoord: Your trial',
      '自動返信: Your trial',
      'Re: Your trial (Automatische Antwort)',
      'Your trial [Out of Office]',
      'Abwesend bis 3.12. Re: Your trial',
      'Ausente hasta el 3 de diciembre: Your trial',
    ]) {
      expect(withHeaders({}, subject)).toBe(true)
    }
  })

  it('excludes what a person writes about automatic replies, and a header that only asks for none', () => {
    expect(withHeaders({ 'auto-submitted': 'no', precedence: 'normal' })).toBe(false)
    // An explicit "no" wins over other signs.
    expect(withHeaders({ 'auto-submitted': 'no' }, 'Automatic reply: Your trial')).toBe(false)
    expect(withHeaders({ precedence: 'first-class' })).toBe(false)
    expect(withHeaders({ 'x-auto-response-suppress': 'All' })).toBe(false)
    expect(withHeaders({ 'x-autoreply': 'no', 'x-mailer': 'Apple Mail' })).toBe(false)
    for (const subject of [
      'Are your automatic replies on?',
      'Re: Your automatic reply',
      'Office hours',
      'Automatic reply to my broker?',
      'Re: Out of office tomorrow, please call',
      'Back in office',
      'Fuera de la oficina no tengo el contrato',
      'Vacation: when do I pay?',
      'Auto: which broker?',
      'Urlaub und Zahlung',
      'Ausente de noticias',
      'Отпуск и оплата',
      '自动交易: 费用',
      'The mail (automatic reply) of yesterday',
      'Abwesend bis wann?',
      'Ausente hasta nuevo aviso',
    ]) {
      expect(withHeaders({}, subject)).toBe(false)
    }
  })

  it('excludes what came through our own mailing list', () => {
    const headers = {
      'list-id': 'Sales <sales.example.org>',
      'list-unsubscribe': '<mailto:x@g.example>',
      precedence: 'list',
    }
    const own = [null, 'sales@example.org']
    expect(isAutomatic(receivedMail({ headers }), own)).toBe(false)
    expect(isAutomatic(receivedMail({ headers: { ...headers, 'auto-submitted': 'auto-replied' } }), own)).toBe(true)
    expect(isAutomatic(receivedMail({ headers: { ...headers, 'list-id': '<news.example.com>' } }), own)).toBe(true)
  })

  it('includes mails without a return path, and all reports', () => {
    expect(isAutomatic(receivedMail({ returnPath: '<>' }))).toBe(true)
    expect(isAutomatic(receivedMail({ returnPath: '<lucia@example.com>' }))).toBe(false)
    expect(isAutomatic(receivedMail({ report: { kind: 'receipt', about: null, recipients: [] } }))).toBe(true)
    expect(isAutomatic(receivedMail({ from: { name: '', address: 'mailer-daemon@example.net' } }))).toBe(true)
  })

  it('may come from an address that is not read', () => {
    for (const address of [
      'noreply@example.org',
      'no-reply@x.example',
      'do_not_reply@x.example',
      'bounces+7@x.example',
    ])
      expect(isRobotAddress(address)).toBe(true)
    for (const address of ['nora@example.org', 'norelia@example.org', 'bouncer@example.org', 'noreplica@x.example'])
      expect(isRobotAddress(address)).toBe(false)
  })
})
