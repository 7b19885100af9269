/** English: showing a second factor. */
export const secondFactor = {
  title: 'Two-factor authentication',
  text: (username: string) => `Password of ${username} accepted. Enter your second factor.`,
  code: 'Six-digit code',
  codeHint: 'From your authenticator app',
  codeIncomplete: 'Enter the six digits from your app',
  codeWrong: 'Wrong or used code. Wait for the next one.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you saved when you set up 2FA. Each works once.',
  recoveryMissing: 'Enter a recovery code',
  recoveryWrong: 'Invalid or used recovery code',
  usePasskey: 'Use a passkey',
  passkeyPending: 'Waiting for your passkey…',
  passkeyDeclined: 'Passkey canceled. Try again or use another method.',
  passkeyWrong: 'This passkey didn’t work. Try again.',
  orCode: 'or with a code',
  orRecovery: 'or',
  submit: 'Confirm',
  pending: 'Checking…',
  useRecovery: 'Use a recovery code',
  useOther: 'Use another method',
  back: 'Log in as a different user',
}

/** English: proving again who it is. */
export const proof = {
  title: 'Confirm it’s you',
  text: 'This action is protected. You won’t be asked again for five minutes.',
  orPassword: 'or with your password',
  passwordWrong: 'Wrong password',
  declined: 'Canceled',
  submit: 'Confirm',
  pending: 'Checking…',
}
