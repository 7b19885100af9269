import type { ComponentProps } from 'react'
import { type PasswordOwner, passwordMinimum, passwordProblem } from '#domain/staff/password.ts'
import { useFormat, useWords } from '#web/admin/parts/words.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import styles from './NewPasswordField.module.css'
import { PasswordField } from './PasswordField.tsx'

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** The future owner, whose names are easy to guess. */
  owner: PasswordOwner
}

/** A new password, with live feedback by the rules below. */
export function NewPasswordField({ owner, ...props }: NewPasswordFieldProps) {
  const { password } = useWords()
  const format = useFormat()
  const { value } = props
  const isLong = value.length >= passwordMinimum
  const isHard = isLong && passwordProblem(value, owner) !== 'password_guessable'
  return (
    <div>
      <PasswordField {...props} hint={password.rule(passwordMinimum)} autoComplete="new-password" />
      {value !== '' && (
        <ul className={styles.rules} aria-live="polite">
          <li data-met={isLong || undefined}>
            <Icon name={isLong ? 'check' : 'clock'} small />
            {isLong
              ? password.longEnough
              : password.more(passwordMinimum - value.length, format.number(passwordMinimum - value.length))}
          </li>
          {isLong && (isHard || !props.error) && (
            <li data-met={isHard || undefined}>
              <Icon name={isHard ? 'check' : 'alert'} small />
              {isHard ? password.hardToGuess : password.easyToGuess}
            </li>
          )}
        </ul>
      )}
    </div>
  )
}
