import { describe, expect, it } from 'vitest'
import { asksToStop } from './opt-out.ts'

describe('a request to stop offers', () => {
  it('is understood in each site language', () => {
    for (const words of [
      'Stop, please',
      'STOP',
      'Please stop.',
      'Unsubscribe',
      'Hi,\nplease remove me from your list.\nThanks',
      'No more emails!',
      'Please do not contact me again',
      'Baja, por favor',
      'Quiero darme de baja',
      'No me escriban más',
      'Bitte keine Werbung mehr',
      'Bitte keine weiteren Mails',
      'Abmelden bitte',
      'Désabonner',
      'Merci, plus de mails',
      'Basta messaggi, grazie',
      'Cancellami',
      'Não quero mais mensagens',
      'Descadastrar',
      'Стоп',
      'Пожалуйста, больше не пишите мне',
      'Отпишите меня',
      'إلغاء الاشتراك من فضلك',
      'कृपया संदेश मत भेजें',
      '退订',
      '请不要再发了',
    ]) {
      expect([words, asksToStop(words)]).toEqual([words, true])
    }
  })

  it('is understood from the subject, unless we wrote it', () => {
    expect(asksToStop('', 'UNSUBSCRIBE')).toBe(true)
    expect(asksToStop('When can I start?', 'Re: Stop')).toBe(false)
  })

  it('is not found in a text about something else', () => {
    for (const words of [
      'We must stop this fraud, count me in',
      'I cannot stop thinking about it. Tell me the price.',
      'When do I stop paying?',
      'I will call you at the bus stop',
      'What happens to my money when I unsubscribe from the trial?',
      'La baja del euro me preocupa',
      'No more questions, let us start',
      'Wie kann ich mich später abmelden?',
      'Stoppen Sie den Bot auch am Wochenende?',
      'Бот работает без остановки?',
      '可以退订吗？价格是多少？',
      'Please do not call me before 6 pm, write instead',
    ]) {
      expect([words, asksToStop(words)]).toEqual([words, false])
    }
  })
})
