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

  it('is understood in a whole sentence, behind a greeting and as a button of a template', () => {
    for (const words of [
      'I no longer wish to receive emails from you',
      'Don’t email me again',
      'Dear team,\nI would like to unsubscribe.',
      'Hello Nora, stop writing to me please',
      'Please unsubscribe lucia@example.com',
      'Remove my email from your list',
      'Leave me alone',
      'STOPALL',
      'ＳＴＯＰ',
      'Stop promotions',
      'Ya no quiero recibir sus correos',
      'Quiero darme de baja de la lista',
      'Ich möchte keine E-Mails mehr erhalten',
      'Bitte senden Sie mir keine weiteren E-Mails',
      'Werbung stoppen',
      'Je ne souhaite plus recevoir vos e-mails',
      'Arrêtez de m’envoyer des mails',
      'Désabonnez-moi',
      'Non voglio più ricevere email',
      'Smettetela di scrivermi',
      'Não quero mais receber e-mails',
      'SAIR',
      'Больше не хочу получать письма',
      'Уберите меня из рассылки',
      'لا أريد استلام رسائل',
      'अनसब्सक्राइब करें',
      '我不想再收到邮件',
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
      'Не пишите в WhatsApp, звоните',
      'I do not want to receive the contract by post',
      'Remove my old number please',
      'Non voglio ricevere il contratto domani',
      'Arrêtez de trader le vendredi',
      '¿Cómo me doy de baja del bot después de la prueba?',
      'Я не хочу получать убытки',
      'Stop loss',
    ]) {
      expect([words, asksToStop(words)]).toEqual([words, false])
    }
  })
})
