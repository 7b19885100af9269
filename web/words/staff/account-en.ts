/** English: the own account. */
export const ownAccount = {
  title: 'My account',
  lead: 'How you sign in, and where you are signed in.',
  signIn: {
    title: 'Signing in',
    password: 'Password',
    passwordText: 'Changing it logs out your other devices.',
    changePassword: 'Change password',
  },
}
