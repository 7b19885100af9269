import type { StaffLanguage } from '#domain/site/languages.ts'

/** Terms that a customer can end without a login: the contract itself, the trial, or the next renewal. */
export const cancellationKinds = ['withdraw', 'cancel_trial', 'cancel_subscription'] as const
export type CancellationKind = (typeof cancellationKinds)[number]

/** Days in which a consumer in the EU may withdraw from a contract made at a distance, without a reason (Directive 2011/83/EU, Art. 9). */
export const withdrawalDays = 14

/** Title of the task that a cancellation leaves with the lead of the same person. */
export const cancellationTaskTitles: Readonly<Record<StaffLanguage, string>> = {
  en: 'Carry out the cancellation and confirm it',
  es: 'Tramitar la cancelación y confirmarla',
  ar: 'تنفيذ طلب الإلغاء وتأكيده',
  ru: 'Выполнить отмену и подтвердить её',
}
