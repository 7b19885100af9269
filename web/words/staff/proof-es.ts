import type { StaffWords } from './en.ts'

/** Spanish. */
export const secondFactor: StaffWords['secondFactor'] = {
  title: 'Segundo paso',
  text: (username) => `La contraseña de ${username} era correcta. Ahora muestra tu segundo factor.`,
  code: 'Código de seis cifras',
  codeHint: 'El de tu aplicación de autenticación.',
  codeIncomplete: 'Escribe las seis cifras que muestra tu aplicación',
  codeWrong: 'Este código no es correcto o ya se usó. Espera al siguiente.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los que guardaste al configurarlo. Cada uno sirve una vez.',
  recoveryMissing: 'Escribe uno de tus códigos de recuperación',
  recoveryWrong: 'No es ninguno de tus códigos de recuperación sin usar',
  usePasskey: 'Usar una llave de acceso',
  passkeyPending: 'Esperando tu llave de acceso…',
  passkeyDeclined: 'No se ha usado ninguna llave de acceso. Puedes reintentarlo o elegir otra forma.',
  passkeyWrong: 'Esta llave de acceso no se ha aceptado. Inténtalo de nuevo.',
  orCode: 'o con un código',
  orRecovery: 'o',
  submit: 'Confirmar',
  pending: 'Comprobando…',
  useRecovery: 'Usar un código de recuperación',
  useOther: 'Usar mi segundo factor',
  back: 'Entrar con otro usuario',
}

/** Spanish. */
export const proof: StaffWords['proof'] = {
  title: 'Confirma que eres tú',
  text: 'Este paso está protegido. Tu confirmación vale cinco minutos.',
  orPassword: 'o con tu contraseña',
  passwordWrong: 'No es tu contraseña',
  declined: 'Sin confirmar',
  submit: 'Confirmar',
  pending: 'Comprobando…',
}
