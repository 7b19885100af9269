import { describe, expect, it } from 'vitest'
import { foldsOf, ownWordsAlone } from './quoted-text.ts'

const ours = `Dear Lucía,

1. Which broker do you use?
2. May we call you on Monday or Tuesday?

Best regards
Nora`

/** The text that stays visible. */
function own(text: string, sent = [ours]): string {
  const folds = foldsOf(text, sent)
  const shown = text.split('\n').filter((_, at) => !folds.some(([from, to]) => at >= from && at < to))
  return shown.join('\n').trim()
}

describe('the folded part of a received text', () => {
  it('is what we sent before, and nothing in between', () => {
    const text = `Hello Nora, my answers are below.

El 20/11/26 a las 9:00, Nora escribió:
> Dear Lucía,
>
> 1. Which broker do you use?

Example Broker, account in euros.

> 2. May we call you on Monday or Tuesday?

No. Please never call, only write.

> Best regards
> Nora

Lucía Prado`
    const left = own(text)
    for (const said of ['my answers are below', 'Example Broker', 'Please never call', 'Lucía Prado'])
      expect(left).toContain(said)
    expect(left).not.toContain('Which broker')
    expect(left).not.toContain('escribió')
  })

  it('excludes an answer inside the quotation, even if it repeats our words or has quote marks', () => {
    const text = `> 2. May we call you on Monday or Tuesday?\n> Monday\n> Best regards\n> Nora\n`
    expect(own(`Hi\n\n${text}`)).toContain('Monday')
    expect(
      own(`Hi\n\n> 1. Which broker do you use?\n> Stop calling me please\n> 2. May we call you on Monday or Tuesday?`),
    ).toContain('Stop calling')
  })

  it('excludes an answer below the quotation', () => {
    const quoted = ours.split('\n').map((line) => `> ${line}`)
    expect(
      own(`On Fri, Nov 20, 2026 at 9:00 AM Nora <sales@example.org> wrote:\n${quoted.join('\n')}\n\nI cancel.`),
    ).toBe('I cancel.')
  })

  it('includes a rewrapped quotation, and one without quote marks', () => {
    const rewrapped =
      '> Dear Lucía, 1. Which broker\n> do you use? 2. May we call you on\n> Monday or Tuesday? Best regards Nora'
    expect(own(`Yes\n\n${rewrapped}`)).toBe('Yes')
    expect(own(`Yes\n\nVon: Nora <sales@example.org>\nGesendet am 20.11.2026 9:00:\n${ours}`)).not.toContain(
      'Which broker',
    )
  })

  it('includes Outlook’s header above a quotation, and an attribution that Gmail breaks in two, in each language', () => {
    for (const begin of [
      'From: Nora <sales@example.org>\nSent: Friday, November 20, 2026 9:00 AM\nTo: Lucía\nSubject: Your trial',
      '________________________________\nFrom: Nora <sales@example.org>\nDate: Friday, 20 November 2026 at 09:00\nTo: Lucía',
      'Von: Nora <sales@example.org>\nGesendet: Freitag, 20. November 2026 09:00\nAn: Lucía\nBetreff: Ihr Test',
      'De : Nora <sales@example.org>\nEnvoyé : vendredi 20 novembre 2026 09:00\nÀ : Lucía\nObjet : Votre essai',
      'De: Nora <sales@example.org>\nEnviado el: viernes, 20 de noviembre de 2026 9:00\nPara: Lucía\nAsunto: Su prueba',
      'От: Nora <sales@example.org>\nОтправлено: 20 ноября 2026 г. 9:00\nКому: Lucía\nТема: Ваш тест',
      'من: Nora <sales@example.org>\nتاريخ الإرسال: الجمعة، ٢٠ نوفمبر ٢٠٢٦ ٩:٠٠ ص\nإلى: Lucía\nالموضوع: تجربتك',
      'प्रेषक: Nora <sales@example.org>\nभेजा गया: शुक्रवार, 20 नवम्बर 2026 09:00\nप्रति: Lucía',
      '发件人: Nora <sales@example.org>\n发送时间: 2026年11月20日 9:00\n收件人: Lucía\n主题: 试用',
      'On Fri, Nov 20, 2026 at 9:00 AM Nora <sales@example.org>\nwrote:',
      'Am Fr., 20. Nov. 2026 um 09:00 Uhr schrieb Nora <\nsales@example.org>:',
      'El vie, 20 nov 2026 a las 9:00, Nora (<sales@example.org>)\nescribió:',
      'Em sex., 20 de nov. de 2026 às 09:00, Nora <sales@example.org>\nescreveu:',
      'Il giorno ven 20 nov 2026 alle ore 09:00 Nora <sales@example.org>\nha scritto:',
      'في الجمعة، ٢٠ نوفمبر ٢٠٢٦ في ٩:٠٠ ص تمت كتابة ما يلي بواسطة\nNora <sales@example.org>:',
    ]) {
      const text = `Yes, I start.\n\n${begin}\n\n${ours}`
      expect([begin, own(text), ownWordsAlone(text, [])]).toEqual([begin, 'Yes, I start.', 'Yes, I start.'])
      const answered = `Yes, I start.\n\n${begin}\n\n${ours.replace('2.', 'Please never call.\n2.')}`
      expect(own(answered)).toContain('Please never call')
    }
  })

  it("includes a quotation followed by a mail server's footer, which stays visible", () => {
    const quoted = ours.split('\n').map((line) => `> ${line}`.trimEnd())
    const text = `This is new.\n\nOn 12/23/24 at 10:29 Nora wrote:\n>\n${quoted.join('\n')}\n>\n\n-- \nScanned for viruses`
    expect(own(text)).toBe('This is new.\n\n-- \nScanned for viruses')
  })

  it('excludes quotations of others or of the sender', () => {
    for (const text of [
      'Look what they wrote:\n> Your account is blocked\n> Reference 4711 for all questions',
      '> I asked you last week:\n> when do I get my money back from you',
      'My note of 20.11.2026 10:00:\n> this is nobody’s business but mine',
    ]) {
      expect(own(text)).toBe(text)
    }
  })

  it('is empty if nothing would be left to read', () => {
    const forwarded = ours
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    expect(foldsOf(forwarded, [ours])).toEqual([])
    expect(foldsOf(`---- Forwarded ----\n`, [ours])).toEqual([])
  })

  it("is empty if nothing was sent, and never takes a person's own words that ours happen to contain", () => {
    expect(foldsOf('> Dear Lucía,\n> 1. Which broker do you use?\nHello', [])).toEqual([])
    expect(own('May we call you on Monday?\nYes')).toContain('May we call')
    expect(own('Hi\n> Nora')).toContain('Nora')
  })

  it('folds nothing of a text that was written to be compared for minutes', () => {
    const repeated = (lines: number) => `${'> the the the the\n'.repeat(lines)}I wrote this`
    expect(own(repeated(3), ['the '.repeat(40)])).toBe('I wrote this')
    expect(foldsOf(repeated(60), Array(30).fill('the '.repeat(900)))).toEqual([])
  })
})

describe('the text that rules read', () => {
  it('excludes all quotations, whoever is quoted', () => {
    for (const text of [
      'Yes, on Monday\n\n> Unsubscribe',
      'Yes, on Monday\n\nOn 20.11.2026 9:00 Nora <sales@example.org> wrote:\nUnsubscribe',
      'Yes, on Monday\n________________\nUnsubscribe',
    ]) {
      expect(ownWordsAlone(text, [])).toBe('Yes, on Monday')
    }
  })

  it('includes what is below a quotation with quote marks', () => {
    const text = 'Hi\nOn 20.11.2026 9:00 Nora <sales@example.org> wrote:\n> free for 14 days\n\nStop, please'
    expect(ownWordsAlone(text, [])).toContain('Stop, please')
    expect(ownWordsAlone('a\nb\nc', [[1, 2]])).toBe('a\nc')
  })

  it('includes what follows a separator at its top, and a PGP-signed text', () => {
    for (const text of [
      '-----\nStop, please',
      '*** IMPORTANT ***\nStop, please',
      '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA256\n\nStop, please\n-----BEGIN PGP SIGNATURE-----\nx',
      'From: Seville\nStop, please',
    ])
      expect(ownWordsAlone(text, [])).toContain('Stop, please')
    for (const text of ['-----Original Message-----\nUnsubscribe', 'From: a@example.com\nTo: b\nSubject: c\n\nStop'])
      expect(ownWordsAlone(text, [])).toBe('')
  })

  it('is found in one pass, however many lines could begin a quotation and however many are folded', () => {
    const begun = `Hello\n${'On 20.11.2026 9:00:\n> x\n'.repeat(40_000)}`
    expect(ownWordsAlone(begun, [])).toMatch(/^Hello\nOn 20/)
    const folded = Array.from({ length: 80_000 }, (_, at) => [2 * at, 2 * at + 1] as const)
    expect(ownWordsAlone('x\ny\n'.repeat(80_000), folded)).toMatch(/^y\ny/)
  })
})
