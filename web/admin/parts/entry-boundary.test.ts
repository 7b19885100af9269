import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EntryBoundary, framesOf } from './EntryBoundary.tsx'

/** Entries that only set texts beside each other, or show none of a person: choices, devices, figures. */
const withoutBoundary = [
  'account/PasskeyRows.tsx: Row',
  'account/PushSection.tsx: OtherDevice',
  'account/SessionsSection.tsx: SessionRow',
  'accounts/ImportRow.tsx: NamedScreen',
  'audit/RefusalsSection.tsx: Refusal',
  'connections/CheckoutSection.tsx: Row',
  'connections/PaymentsFileSection.tsx: Row',
  'customers/MatchDialog.tsx: Button',
  'leads/attachments/Attachments.tsx: Icon',
  'leads/duplicates/MergesSection.tsx: Row',
  'leads/inbox/AttachDialog.tsx: Button',
  'leads/insight/OverviewTab.tsx: Badge',
  'leads/lost/reasons/LostReasonsScreen.tsx: Row',
  'leads/notices/AlertsDialog.tsx: LoginRow',
  'leads/record/SubscriptionNote.tsx: Badge',
  'parts/files/DraftFiles.tsx: Icon',
  'leads/transfer/ImportList.tsx: Row',
  'leads/transfer/MappingForm.tsx: Select',
  'login/DemonstrationRoles.tsx: Button',
  'parts/hours/DaysOff.tsx: Button',
  'parts/start/FirstSteps.tsx: Row',
  'parts/start/StartList.tsx: Row',
  'people/InvitationsSection.tsx: InvitationRow',
  'privacy/FoundPerson.tsx: Badge',
  'privacy/PurgesSection.tsx: RunRow',
  'quarantine/QuarantinedMessage.tsx: Badge',
  'settings/CountriesSection.tsx: Button',
  'setups/details/SetupFacts.tsx: Link',
  'shell/PlaceTabs.tsx: Link',
]

describe('an entry that fails to render', () => {
  it('is shown as its plain text, and its surroundings stay', () => {
    const boundary = new EntryBoundary({ place: 'history', fallback: 'as it is', children: 'as it should be' })
    expect(boundary.render()).toBe('as it should be')
    boundary.state = EntryBoundary.getDerivedStateFromError()
    expect(boundary.render()).toBe('as it is')
  })

  it('is retried once its record has changed', () => {
    const boundary = new EntryBoundary({ place: 'history', of: 1, fallback: 'as it is', children: 'as it should be' })
    const reset: unknown[] = []
    boundary.setState = (state: unknown) => void reset.push(state)
    boundary.state = { broken: true }
    boundary.componentDidUpdate(boundary.props)
    expect(reset).toEqual([])
    boundary.componentDidUpdate({ ...boundary.props, of: 0 })
    expect(reset).toEqual([{ broken: false }])
  })

  it('does not affect its list: each user-written entry has its own boundary', () => {
    const folder = new URL('..', import.meta.url)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
    const bare = files.flatMap((name) =>
      [...readFileSync(new URL(name, folder), 'utf8').matchAll(/<li\b[^>]*\bkey=\{[^>]*>\s*<([A-Z]\w*)/g)]
        .map(([, component]) => component!)
        .filter((component) => component !== 'EntryBoundary')
        .map((component) => `${name}: ${component}`),
    )
    expect(bare.toSorted()).toEqual(withoutBoundary.toSorted())
  })

  it('is reported by its code location, without personal text', () => {
    const error = new Error('Ana Torres\n    at home, +34 600 111 222')
    expect(framesOf(error)).toMatch(/^ {4}at /)
    expect(framesOf(error)).not.toContain('Torres')
    expect(framesOf(error)).not.toContain('600 111 222')
  })
})
