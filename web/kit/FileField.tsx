import { type ChangeEvent, useState } from 'react'
import { Field, type FieldProps, useFieldControl } from './Field.tsx'
import styles from './FileField.module.css'
import { Icon } from './Icon.tsx'

type FileFieldProps = FieldProps & {
  /** Prompt of the empty box: choose a file, or drop it here. */
  prompt: string
  accept: string
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  /** Called at once; the box is empty again afterwards, so that the same file can be chosen twice. */
  takesAtOnce?: boolean | undefined
  onFiles: (files: File[]) => void
}

/** A file to choose or drop. The browser's own input covers the whole box invisibly, for keys, drops and screen readers. */
export function FileField({ label, labelHidden, hint, error, required, ...input }: FileFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      <FileInput {...input} />
    </Field>
  )
}

type FileInputProps = Omit<FileFieldProps, keyof FieldProps>

function FileInput({ prompt, accept, multiple, disabled, takesAtOnce, onFiles }: FileInputProps) {
  const [names, setNames] = useState<readonly string[]>([])
  const [isOver, setOver] = useState(false)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])]
    setOver(false)
    onFiles(files)
    if (takesAtOnce) event.currentTarget.value = ''
    else setNames(files.map(({ name }) => name))
  }
  return (
    <span className={styles.box} data-over={isOver || undefined} data-disabled={disabled || undefined}>
      <Icon name="note" small />
      <span className={styles.text}>{names.length > 0 ? names.join(', ') : prompt}</span>
      <input
        {...useFieldControl()}
        type="file"
        className={styles.input}
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        onChange={choose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </span>
  )
}
