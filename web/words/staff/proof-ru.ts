import type { FirstWords } from './first-en.ts'

/** Russian: showing a second factor. */
export const secondFactor: FirstWords['secondFactor'] = {
  title: 'Двухфакторная аутентификация',
  text: (username) => `Пароль для ${username} принят. Теперь второй шаг.`,
  code: 'Код из шести цифр',
  codeHint: 'Из приложения-аутентификатора',
  codeIncomplete: 'Введите шесть цифр из приложения',
  codeWrong: 'Код неверный или уже использован. Дождитесь следующего.',
  recoveryCode: 'Код восстановления',
  recoveryHint: 'Один из кодов, которые вы сохранили при настройке 2FA. Каждый действует один раз.',
  recoveryMissing: 'Введите код восстановления',
  recoveryWrong: 'Код восстановления неверный или уже использован',
  usePasskey: 'Войти с ключом доступа',
  passkeyPending: 'Ждём ключ доступа…',
  passkeyDeclined: 'Вход с ключом отменён. Попробуйте ещё раз или выберите другой способ.',
  passkeyWrong: 'Ключ доступа не подошёл. Попробуйте ещё раз.',
  orCode: 'или по коду',
  orRecovery: 'или',
  submit: 'Подтвердить',
  pending: 'Проверяем…',
  useRecovery: 'Ввести код восстановления',
  useOther: 'Выбрать другой способ',
  back: 'Войти под другим именем',
}

/** Russian: proving again who it is. */
export const proof: FirstWords['proof'] = {
  title: 'Подтвердите, что это вы',
  text: 'Это защищённое действие. Следующие пять минут больше не спросим.',
  orPassword: 'или паролем',
  passwordWrong: 'Неверный пароль',
  declined: 'Отменено',
  submit: 'Подтвердить',
  pending: 'Проверяем…',
}
