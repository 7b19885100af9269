import { describe, expect, it } from 'vitest'
import { forwardedFrom } from './forward.ts'

const marek = { name: 'Marek Novák', address: 'marek@example.net' }
const forward = (text: string, subject = 'Fwd: Question') => forwardedFrom({ subject, text, attachedFrom: [] })

describe('a forward', () => {
  it('says whose mail it is, as mail programs write it in many languages', () => {
    for (const text of [
      'Please answer him\n\n---------- Forwarded message ---------\nFrom: Marek Novák <marek@example.net>\nDate: Fri, 20 Nov 2026\nSubject: Question\nTo: <nora@example.org>\n\nHi',
      'Begin forwarded message:\n\n> From: Marek Novák <marek@example.net>\n> Subject: Question\n> Date: 20 November 2026\n>\n> Hi',
      '-------- Weitergeleitete Nachricht --------\nBetreff: Frage\nDatum: 20.11.2026\nVon: Marek Novák <marek@example.net>\nAn: nora@example.org\n\nHi',
      '________________________________\n*De :* Marek Novák <marek@example.net <mailto:marek@example.net>>\n*Envoyé :* vendredi\n*À :* Nora\n*Objet :* Question\n\nHi',
      'De: Marek Novák [mailto:marek@example.net]\nEnviado el: viernes\nPara: Nora\nAsunto: Pregunta\n\nHola',
      'Da: "Marek Novák" <marek@example.net>\nInviato: venerdì\nA: Nora\nOggetto: Domanda',
      'От: Marek Novák <marek@example.net>\nДата: 20 ноября\nТема: Вопрос\nКому: Nora',
      'من: Marek Novák <marek@example.net>\nالتاريخ: ٢٠\nالموضوع: سؤال\nإلى: Nora',
      '发件人：Marek Novák <marek@example.net>\n发送时间：2026\n主题：问题',
      'प्रेषक: Marek Novák <marek@example.net>\nदिनांक: 2026\nविषय: सवाल',
      'From: Marek Novák\n<marek@example.net>\nDate: Friday\nSubject: Question',
    ]) {
      expect([text, forward(text)]).toEqual([text, [marek]])
    }
    expect(forward('From: marek@example.net\nSent: Friday\nSubject: x', 'Question from the fair')).toEqual([
      { name: '', address: 'marek@example.net' },
    ])
  })

  it('is recognised by an attached mail, even if that names no sender', () => {
    expect(forwardedFrom({ subject: 'Re: x', text: '', attachedFrom: [marek] })).toEqual([marek])
    expect(forward('He wrote: how much?', 'WG: Frage')).toEqual([{ name: '', address: '' }])
    expect(forward('From: Marek\nSent: Friday\nTo: Nora\nSubject: x')).toEqual([{ name: 'Marek', address: '' }])
  })

  it('names all senders of a mail that was forwarded twice, the most recent first', () => {
    const head = (from: string) => `From: ${from}\nSent: Friday\nSubject: x\n`
    expect(forward(`${head('nora@example.org')}\n${head('Marek Novák <marek@example.net>')}`).at(-1)).toEqual(marek)
  })

  it('is not found in an answer or any other mail', () => {
    expect(forward('Yes\n\nFrom: Marek <marek@example.net>\nSent: Friday\nSubject: x', 'RE: Question')).toEqual([])
    expect(forward('From: my side all is well\nBye', 'Meeting')).toEqual([])
    expect(forward('', '')).toEqual([])
  })
})
