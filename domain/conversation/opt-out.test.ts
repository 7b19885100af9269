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

  it('is understood however its letters are written, with pictures, names and politeness around', () => {
    for (const words of [
      'S T O P',
      's.t.o.p.',
      'S-T-O-P!!!',
      'S\u200bT\u200bO\u200bP',
      'Sᴛᴏᴘ',
      'ЅТОР',
      'ST0P',
      'STOOOP',
      'stop stop STOP',
      'Ⓢⓣⓞⓟ',
      '🆂🆃🅾️🅿',
      '🛑 STOP 🛑',
      '/stop',
      'STOP\n\nLucía Prado\n+34 600 111 202',
      'Stop, Lucía Prado',
      'STOP – Lucía',
      'unsubscribe me pls',
      'CANCEL',
      'Delete my number',
      'BAJA 🙏',
      'CANCELA',
      'Borren mi número',
      'ARRET',
      'ARRÊT svp',
      'Supprimez mes données',
      'Desabonnez-moi',
      'Abmelden',
      'Löschen Sie meine Nummer',
      'Cancellate il mio numero',
      'SAIR',
      'PARAR',
      'Apaguem meus dados',
      'Удалите мой номер',
      'Прекратите спам',
      'إلغاء',
      'الغاء',
      'إلغــاء الاشتراك',
      'احذفوا رقمي من فضلكم',
      'रोकें',
      'कृपया मेरा नंबर हटाएं',
      '退 订',
      '请停止发送短信',
      '删除我的号码',
      'TD',
      'afmelden',
      '수신거부',
    ]) {
      expect([words, asksToStop(words)]).toEqual([words, true])
    }
  })

  it('is understood as a withdrawn consent, an objection or a wish to leave the list, in each language', () => {
    for (const words of [
      'I revoke my consent',
      'I withdraw my consent to marketing',
      'I object to marketing',
      'Do not send me any more emails',
      'No thanks, unsubscribe',
      'I am not interested, please stop',
      'Stop it, now!',
      'Quítenme de la lista',
      'Quiero dejar de recibir correos',
      'Dadme de baja',
      'Deseo cancelar mi suscripción al boletín',
      'Revoco mi consentimiento',
      'Ich möchte nicht mehr angeschrieben werden',
      'Bitte löschen Sie mich aus Ihrem Verteiler',
      'Ich widerspreche der Werbung',
      'Ich widerrufe meine Einwilligung',
      'Veuillez me désinscrire',
      'Merci de me retirer de votre liste',
      'Merci de ne plus m’écrire',
      'Je ne veux plus de vos mails',
      'Je retire mon consentement',
      'Vi prego di cancellarmi dalla lista',
      'Revoco il consenso',
      'Quero sair da lista',
      'Retirem-me da lista',
      'Revogo o meu consentimento',
      'Не присылайте мне больше писем',
      'Прошу удалить мой адрес из рассылки',
      'Отзываю согласие',
      'Хочу отписаться',
      'Прошу больше не писать',
      'أرجو إلغاء اشتراكي',
      'من فضلك لا ترسل لي رسائل',
      'أسحب موافقتي',
      'मुझे ईमेल भेजना बंद करें',
      'मेरी सदस्यता रद्द करें',
      'मुझे सूची से हटा दें',
      '我要退订',
      '请把我从名单中删除',
      '我撤回同意',
    ]) {
      expect([words, asksToStop(words)]).toEqual([words, true])
    }
  })

  it('is not found in the signature of a firm', () => {
    for (const signature of ['Unsubscribe | Privacy', 'Acme Ltd\nUnsubscribe: https://acme.example/u', 'Abmelden'])
      for (const text of ['Yes, I start.\n\nAna', 'Thanks!'])
        expect(asksToStop(`${text}\n-- \n${signature}`)).toBe(false)
    expect(asksToStop('-- \nUnsubscribe')).toBe(true)
    expect(asksToStop('Stop, please\n--\nAna')).toBe(true)
  })

  it('is understood at the end of a long text, but not in the footer of a program', () => {
    const long =
      'I tried it for a month. It was fine. The charts are good. It trades at night. I sleep well. So do others. '
    expect(asksToStop(`${long}Please remove me from your list.`)).toBe(true)
    expect(asksToStop(`${long}Entry. Stop. Target.`)).toBe(false)
    expect(asksToStop(`${long}\nUnsubscribe from our newsletter here`)).toBe(false)
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
      "Don't stop",
      'I want to stop the trial',
      'Please stop the trial',
      'Stop the bot, please',
      'Cancel my trial',
      'Прекратите пробный период',
      'Остановите бота',
      'Quiero cancelar la prueba',
      '请停止试用',
      'أريد إلغاء التجربة',
      'Arrêtez le robot',
      'Not interested in options, only in gold',
      'I withdraw 500 euros',
      'I withdraw from the contract',
      'Don’t send messages to my broker',
      'No gracias, prefiero el plan mensual',
      'Veuillez arrêter le robot',
      'Revoco la orden de ayer',
      'Хочу отписаться от бота',
      '如何退订？',
      'S P 500',
      'A B C',
    ]) {
      expect([words, asksToStop(words)]).toEqual([words, false])
    }
  })
})
