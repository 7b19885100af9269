import type { StaffWords } from '#web/words/staff/en.ts'

type Screen = {
  readonly name: keyof StaffWords['screens']
  readonly to: '/admin'
  /** Every address of the screen. */
  readonly paths: readonly string[]
}

/** The screens that exist, in the order of the navigation. */
export const existingScreens: readonly Screen[] = [
  { name: 'leads', to: '/admin', paths: ['/admin', '/superadmin-clean'] },
]
