import { describe, expect, it } from 'vitest'
import { foldsOf, ownWordsAlone } from './quoted-text.ts'

const ours = `Dear Lucía,

1. Which broker do you use?
2. May we call you on Monday or Tuesday?

Best regards
Nora`

/** What stays visible. */
function own(text: string, sent = [ours]): string {
  const folds = foldsOf(text, sent)
  const shown = text.split('\n').filter((_, at) => !folds.some(([from, to]) => at >= from && at < to))
  return shown.join('\n').trim()
}

describe('what is folded away of a received text', () => {
  it('is what we sent before, and nothing of what stands between', () => {
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

  it('keeps an answer inside the quotation, though it repeats a word of ours or bears quote marks', () => {
    const text = `> 2. May we call you on Monday or Tuesday?\n> Monday\n> Best regards\n> Nora\n`
    expect(own(`Hi\n\n${text}`)).toContain('Monday')
    expect(
      own(`Hi\n\n> 1. Which broker do you use?\n> Stop calling me please\n> 2. May we call you on Monday or Tuesday?`),
    ).toContain('Stop calling')
  })

  it('keeps an answer below the quotation', () => {
    const quoted = ours.split('\n').map((line) => `> ${line}`)
    expect(
      own(`On Fri, Nov 20, 2026 at 9:00 AM Nora <sales@example.org> wrote:\n${quoted.join('\n')}\n\nI cancel.`),
    ).toBe('I cancel.')
  })

  it('folds a quotation that was wrapped anew, or whose marks are missing', () => {
    const rewrapped =
      '> Dear Lucía, 1. Which broker\n> do you use? 2. May we call you on\n> Monday or Tuesday? Best regards Nora'
    expect(own(`Yes\n\n${rewrapped}`)).toBe('Yes')
    expect(own(`Yes\n\nVon: Nora <sales@example.org>\nGesendet am 20.11.2026 9:00:\n${ours}`)).not.toContain(
      'Which broker',
    )
  })

  it('folds a quotation that a footer of a mail server follows, which stays', () => {
    const quoted = ours.split('\n').map((line) => `> ${line}`.trimEnd())
    const text = `This is new.\n\nOn 12/23/24 at 10:29 Nora wrote:\n>\n${quoted.join('\n')}\n>\n\n-- \nScanned for viruses`
    expect(own(text)).toBe('This is new.\n\n-- \nScanned for viruses')
  })

  it('leaves a person’s own quotations, of others or of themselves, visible', () => {
    for (const text of [
      'Look what they wrote:\n> Your account is blocked\n> Reference 4711 for all questions',
      '> I asked you last week:\n> when do I get my money back from you',
      'My note of 20.11.2026 10:00:\n> this is nobody’s business but mine',
    ]) {
      expect(own(text)).toBe(text)
    }
  })

  it('folds nothing where nothing would be left to read', () => {
    const forwarded = ours
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n')
    expect(foldsOf(forwarded, [ours])).toEqual([])
    expect(foldsOf(`---- Forwarded ----\n`, [ours])).toEqual([])
  })

  it('folds nothing if nothing was sent, and words of a person that ours contain by chance stay', () => {
    expect(foldsOf('> Dear Lucía,\n> 1. Which broker do you use?\nHello', [])).toEqual([])
    expect(own('May we call you on Monday?\nYes')).toContain('May we call')
    expect(own('Hi\n> Nora')).toContain('Nora')
  })
})

describe('what rules read of a text', () => {
  it('is nothing that is quoted, whoever is', () => {
    for (const text of [
      'Yes, on Monday\n\n> Unsubscribe',
      'Yes, on Monday\n\nOn 20.11.2026 9:00 Nora <sales@example.org> wrote:\nUnsubscribe',
      'Yes, on Monday\n________________\nUnsubscribe',
    ]) {
      expect(ownWordsAlone(text, [])).toBe('Yes, on Monday')
    }
  })

  it('is also what stands below a quotation with marks', () => {
    const text = 'Hi\nOn 20.11.2026 9:00 Nora <sales@example.org> wrote:\n> free for 14 days\n\nStop, please'
    expect(ownWordsAlone(text, [])).toContain('Stop, please')
    expect(ownWordsAlone('a\nb\nc', [[1, 2]])).toBe('a\nc')
  })
})
