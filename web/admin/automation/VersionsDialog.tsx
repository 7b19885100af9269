import { useQuery } from '@tanstack/react-query'
import type { AutomationRule } from '#contract/automation.ts'
import { ruleInLanguage } from '#domain/automation/ready-made.ts'
import layout from '#web/admin/parts/layout.module.css'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { useCan } from '#web/admin/parts/session.tsx'
import { useAllWords, useFormat, useLanguage } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { Badge } from '#web/kit/Badge.tsx'
import { Button } from '#web/kit/Button.tsx'
import { Dialog } from '#web/kit/Dialog.tsx'
import styles from './Automation.module.css'
import { RuleSentence } from './RuleSentence.tsx'
import { useRuleActions } from './use-rule-actions.ts'

/** Every wording that a rule had; each can be made the current one again. */
export function VersionsDialog({ rule, onClose }: { rule: AutomationRule; onClose: () => void }) {
  const words = useAllWords()
  const { versions } = words.automation
  const [language] = useLanguage()
  const format = useFormat()
  const mayWrite = useCan('automation.write')
  const { restore } = useRuleActions(rule)
  const { data, error, refetch } = useQuery({
    ...query('listRuleVersions', { params: { id: rule.id } }),
    refetchOnMount: 'always',
  })
  return (
    <Dialog open onOpenChange={onClose} title={versions.title(rule.rule.name)}>
      {!data && <ReadState error={error} failed={versions.loadFailed} onRetry={() => void refetch()} />}
      {data && (
        <ol className={layout.stack3} aria-label={versions.list}>
          {data.data.map((one) => (
            <li key={one.version} className={styles.version}>
              <div>
                <p className={styles.ruleName}>
                  {versions.version(one.version)}
                  {one.version === rule.version && <Badge tone="info">{versions.current}</Badge>}
                </p>
                <RuleSentence rule={ruleInLanguage(one.rule, language)} />
                <p className={layout.soft}>{versions.by(one.by, format.dateTime(one.at))}</p>
              </div>
              {mayWrite && one.version !== rule.version && (
                <Button
                  size="small"
                  aria-label={versions.restoreOf(one.version)}
                  onClick={() => void restore(one.version).then((done) => done && onClose())}
                >
                  {versions.restore}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
