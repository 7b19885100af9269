/** English: showing a second factor. */
export const secondFactor = {
  title: 'Second step',
  text: (username: string) => `The password of ${username} was right. Now show your second factor.`,
  code: 'Six-digit code',
  codeHint: 'From your authenticator app.',
  codeIncomplete: 'Enter the six digits your app shows',
  codeWrong: 'This code is not right, or was used already. Wait for the next one.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of those you saved when you set this up. Each works once.',
  recoveryMissing: 'Enter one of your recovery codes',
  recoveryWrong: 'This is none of your unused recovery codes',
  usePasskey: 'Use a passkey',
  passkeyPending: 'Waiting for your passkey…',
  passkeyDeclined: 'No passkey was given. You can try again or take another way.',
  passkeyWrong: 'This passkey was not accepted. Please try again.',
  orCode: 'or with a code',
  orRecovery: 'or',
  submit: 'Confirm',
  pending: 'Checking…',
  useRecovery: 'Use a recovery code',
  useOther: 'Use my second factor',
  back: 'Log in as a different user',
}

/** English: proving again who it is. */
export const proof = {
  title: 'Confirm it’s you',
  text: 'This step is protected. Your confirmation holds for five minutes.',
  orPassword: 'or with your password',
  passwordWrong: 'This is not your password',
  declined: 'Not confirmed',
  submit: 'Confirm',
  pending: 'Checking…',
}
