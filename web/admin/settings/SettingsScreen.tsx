import { useQuery } from '@tanstack/react-query'
import { ReadState } from '#web/admin/parts/screen/ReadState.tsx'
import { Screen } from '#web/admin/parts/screen/Screen.tsx'
import { StartList } from '#web/admin/parts/start/StartList.tsx'
import { useAllWords } from '#web/admin/parts/words.tsx'
import { query } from '#web/api/queries.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** All settings of the public site, with a preview beside them. */
export function SettingsScreen() {
  const { settings, screens } = useAllWords()
  const { data, error, refetch } = useQuery({ ...query('readSettings', {}), refetchOnMount: 'always' })
  return (
    <Screen title={screens.settings} lead={settings.lead}>
      {!data && <ReadState error={error} failed={settings.loadFailed} rows={6} onRetry={() => void refetch()} />}
      <StartList />
      {data && <SettingsForm key={data.version} answer={data} />}
    </Screen>
  )
}
