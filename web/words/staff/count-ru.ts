const forms = new Intl.PluralRules('ru')

/** The Russian form for a count: 1 лид, 2 лида, 5 лидов. A fraction takes the form of 2, the genitive singular. */
export function counted(count: number, one: string, few: string, many: string): string {
  const form = forms.select(count)
  return form === 'one' ? one : form === 'many' ? many : few
}

/** 1 лид, 2 лида, 5 лидов; the number comes formatted. */
export const leadsRu = (count: number, shown: string): string => `${shown} ${counted(count, 'лид', 'лида', 'лидов')}`
