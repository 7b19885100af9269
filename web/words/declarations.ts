import type { CancellationKind } from '#domain/setups/cancellations.ts'
import type { Language } from '#domain/site/languages.ts'

/** A customer's declaration on the cancellation page; the receipt quotes it literally. */
export const declarations: Record<Language, Record<CancellationKind, string>> = {
  en: {
    withdraw: 'I withdraw from the contract',
    cancel_trial: 'I cancel the free trial',
    cancel_subscription: 'I cancel the subscription',
  },
  es: {
    withdraw: 'Desisto del contrato',
    cancel_trial: 'Cancelo la prueba gratuita',
    cancel_subscription: 'Cancelo la suscripción',
  },
  ar: {
    withdraw: 'أعلن عدولي عن العقد',
    cancel_trial: 'أريد إلغاء الفترة التجريبية المجانية',
    cancel_subscription: 'أريد إلغاء الاشتراك',
  },
  ru: {
    withdraw: 'Я отказываюсь от договора',
    cancel_trial: 'Я отменяю бесплатный пробный период',
    cancel_subscription: 'Я отменяю подписку',
  },
  de: {
    withdraw: 'Ich widerrufe den Vertrag',
    cancel_trial: 'Ich kündige die kostenlose Testphase',
    cancel_subscription: 'Ich kündige das Abonnement',
  },
  fr: {
    withdraw: 'Je me rétracte du contrat',
    cancel_trial: 'Je résilie l’essai gratuit',
    cancel_subscription: 'Je résilie l’abonnement',
  },
  it: {
    withdraw: 'Recedo dal contratto',
    cancel_trial: 'Disdico la prova gratuita',
    cancel_subscription: 'Disdico l’abbonamento',
  },
  pt: {
    withdraw: 'Exerço o direito de livre resolução do contrato',
    cancel_trial: 'Cancelo o período experimental gratuito',
    cancel_subscription: 'Cancelo a subscrição',
  },
  'pt-BR': {
    withdraw: 'Desisto do contrato (direito de arrependimento)',
    cancel_trial: 'Cancelo o teste grátis',
    cancel_subscription: 'Cancelo a assinatura',
  },
  hi: {
    withdraw: 'मुझे अनुबंध से हटना है',
    cancel_trial: 'मुझे मुफ़्त ट्रायल रद्द करना है',
    cancel_subscription: 'मुझे सदस्यता रद्द करनी है',
  },
  zh: {
    withdraw: '我撤回合同',
    cancel_trial: '我取消免费试用',
    cancel_subscription: '我取消订阅',
  },
}
