import { useBrandName } from '#web/admin/parts/brand.ts'
import { CopyButton } from '#web/admin/parts/CopyButton.tsx'
import layout from '#web/admin/parts/layout.module.css'
import { saveFile } from '#web/admin/parts/save-file.ts'
import { useSession } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat } from '#web/admin/parts/words.tsx'
import { Banner } from '#web/kit/Banner.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import styles from './RecoveryCodesDialog.module.css'

/** The codes, shown once; only its button closes it, so that a stray click outside does not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose: () => void }) {
  const words = useAllWords()
  const format = useFormat()
  const { user } = useSession()
  const { recovery } = words.ownAccount
  const heading = recovery.sheet(useBrandName(), user.username, format.date(new Date()))
  const text = [heading, '', ...(codes ?? []), ''].join('\n')
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={onClose}
      locked
      title={recovery.title}
      description={recovery.text}
      footer={
        <Button tone="primary" onClick={onClose}>
          {recovery.saved}
        </Button>
      }
    >
      {codes && (
        <div className={layout.stack4}>
          <Banner tone="warning" icon="alert">
            {recovery.once}
          </Banner>
          <div className={styles.sheet}>
            <p className={styles.heading}>{heading}</p>
            <ol className={styles.codes} aria-label={recovery.title}>
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
          </div>
          <div className={layout.wrap}>
            <CopyButton text={codes.join('\n')} label={recovery.copy} />
            <Button
              icon="download"
              onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), `${recovery.file}.txt`)}
            >
              {recovery.download}
            </Button>
            <Button icon="print" onClick={() => print()}>
              {recovery.print}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
