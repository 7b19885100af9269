import type { StaffWords } from './en.ts'

/** Spanish. */
export const ownAccount: StaffWords['ownAccount'] = {
  title: 'Mi cuenta',
  lead: 'Cómo inicias sesión y dónde la tienes abierta.',
  signIn: {
    title: 'Inicio de sesión',
    password: 'Contraseña',
    passwordText: 'Al cambiarla se cierra la sesión en tus demás dispositivos.',
    changePassword: 'Cambiar contraseña',
  },
}
