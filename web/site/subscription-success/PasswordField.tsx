import { limits } from '#domain/basics/text.ts'
import { passwordLifetimeDays } from '#domain/setups/setups.ts'
import { Problem } from '#web/site/parts/form/fields.tsx'
import { useField } from '#web/site/parts/form/form-context.tsx'
import { useSite } from '#web/site/parts/site-context.tsx'

/** The password for the chosen kind of access; hidden by the style where none is needed. Never prefilled. */
export function PasswordField() {
  const { words, format } = useSite()
  const { form } = words.service.setup
  const { id, problem, problemId } = useField('mt5Password')
  const isAgain = useField('accessWay').value !== undefined
  return (
    <div className="field password" data-touch="password">
      <label htmlFor={id}>{form.mt5Password}</label>
      <input
        type="password"
        id={id}
        name="mt5Password"
        autoComplete="off"
        dir="ltr"
        aria-invalid={problem && true}
        aria-describedby={[`${id}-hint`, problem && problemId].filter(Boolean).join(' ')}
      />
      <div className="hint" id={`${id}-hint`}>
        {isAgain && <p>{form.passwordAgain}</p>}
        <p>{form.passwordText(format.number(passwordLifetimeDays))}</p>
      </div>
      <Problem field="mt5Password" maxLength={limits.password} />
      <label className="tick show" htmlFor={`${id}-shown`}>
        <input type="checkbox" id={`${id}-shown`} />
        <span>{form.show}</span>
      </label>
    </div>
  )
}
