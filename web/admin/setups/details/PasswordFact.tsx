import { useState } from 'react'
import type { Setup } from '#contract/setups.ts'
import { needsPassword } from '#domain/setups/setups.ts'
import { CopyButton } from '#web/admin/parts/CopyButton.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Icon } from '#web/kit/Icon.tsx'
import { VisuallyHidden } from '#web/kit/VisuallyHidden.tsx'
import { RevealDialog } from './RevealDialog.tsx'
import styles from './SetupDialog.module.css'
import { useShownSecret } from './use-shown-secret.ts'

/** The password of a setup: masked, purged, or shown for a minute. */
export function PasswordFact({ setup }: { setup: Setup }) {
  const { reveal: words } = useAllWords().setups
  const format = useFormat()
  const mayReveal = useCan('secret.reveal')
  if (setup.passwordKeptUntil === null) {
    const isNeeded = needsPassword(setup.accessWay ?? undefined)
    return (
      <>
        <p>{words.notKept}</p>
        <p className={styles.hint}>{isNeeded ? words.notKeptText : words.notNeeded}</p>
      </>
    )
  }
  return (
    <>
      {mayReveal ? <Reveal setup={setup} /> : <Masked />}
      <p className={styles.hint}>
        {mayReveal ? words.keptUntil(format.dateTime(setup.passwordKeptUntil)) : words.notForRole}
      </p>
    </>
  )
}

/** Always eight dots, so that the length is not revealed. */
function Masked() {
  const { reveal: words } = useAllWords().setups
  return (
    <span className={styles.masked}>
      <span aria-hidden="true">********</span>
      <VisuallyHidden>{words.masked}</VisuallyHidden>
    </span>
  )
}

function Reveal({ setup }: { setup: Setup }) {
  const { reveal: words } = useAllWords().setups
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const { secret, secondsLeft, show, hide, wasShown } = useShownSecret()
  return (
    <>
      <div className={styles.password}>
        {secret === null ? (
          <>
            <Masked />
            <Button icon="eye" size="small" onClick={() => setAsking(true)}>
              {words.show}
            </Button>
          </>
        ) : (
          <>
            <code className={styles.secret} dir="ltr" translate="no">
              {secret}
            </code>
            <span className={layout.wrap}>
              <CopyButton text={secret} label={words.copy} />
              <Button icon="eye-off" onClick={hide}>
                {words.hide}
              </Button>
            </span>
          </>
        )}
      </div>
      {secret !== null && (
        <p className={styles.countdown} aria-hidden="true">
          <Icon name="clock" small />
          {words.left(format.wait(secondsLeft))}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{secret !== null ? words.shown : wasShown && words.hidden}</span>
      </VisuallyHidden>
      <RevealDialog
        id={setup.id}
        open={asking}
        onClose={() => setAsking(false)}
        onPassword={(password) => {
          setAsking(false)
          show(password)
        }}
      />
    </>
  )
}
