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

  it('is found in one pass, however many lines could begin a quotation and however many are folded', () => {
    const begun = `Hello\n${'On 20.11.2026 9:00:\n> x\n'.repeat(40_000)}`
    expect(ownWordsAlone(begun, [])).toMatch(/^Hello\nOn 20/)
    const folded = Array.from({ length: 80_000 }, (_, at) => [2 * at, 2 * at + 1] as const)
    expect(ownWordsAlone('x\ny\n'.repeat(80_000), folded)).toMatch(/^y\ny/)
  })
})
