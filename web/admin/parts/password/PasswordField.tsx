import { type ComponentProps, useState } from 'react'
import { useWords } from '#web/admin/parts/words.tsx'
import { IconButton } from '#web/kit/IconButton.tsx'
import { TextField } from '#web/kit/TextField.tsx'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end' | 'icon'>

/** A password field with a show button. */
export function PasswordField(props: PasswordFieldProps) {
  const { login } = useWords()
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          icon={visible ? 'eye-off' : 'eye'}
          label={visible ? login.hidePassword : login.showPassword}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
