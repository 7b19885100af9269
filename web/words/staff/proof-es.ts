import type { StaffWords } from './en.ts'

/** Spanish. */
export const secondFactor: StaffWords['secondFactor'] = {
  title: 'Verificación en dos pasos',
  text: (username) => `Contraseña de ${username} correcta. Introduce tu segundo factor.`,
  code: 'Código de seis cifras',
  codeHint: 'De tu aplicación de autenticación',
  codeIncomplete: 'Escribe las seis cifras de tu aplicación',
  codeWrong: 'Código incorrecto o ya usado. Espera al siguiente.',
  recoveryCode: 'Código de recuperación',
  recoveryHint: 'Uno de los códigos que guardaste al configurar la 2FA. Cada uno sirve una vez.',
  recoveryMissing: 'Escribe un código de recuperación',
  recoveryWrong: 'Código de recuperación no válido o ya usado',
  usePasskey: 'Usar una llave de acceso',
  passkeyPending: 'Esperando tu llave de acceso…',
  passkeyDeclined: 'Llave de acceso cancelada. Inténtalo de nuevo o usa otro método.',
  passkeyWrong: 'Esta llave de acceso no ha funcionado. Inténtalo de nuevo.',
  orCode: 'o con un código',
  orRecovery: 'o',
  submit: 'Confirmar',
  pending: 'Comprobando…',
  useRecovery: 'Usar un código de recuperación',
  useOther: 'Usar otro método',
  back: 'Entrar con otro usuario',
}

/** Spanish. */
export const proof: StaffWords['proof'] = {
  title: 'Confirma que eres tú',
  text: 'Esta acción está protegida. No se te volverá a pedir durante cinco minutos.',
  orPassword: 'o con tu contraseña',
  passwordWrong: 'Contraseña incorrecta',
  declined: 'Cancelado',
  submit: 'Confirmar',
  pending: 'Comprobando…',
}
