import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every screen of the staff area opens and fits', () => {
  walkStaffScreens('en', { thoroughly: false })
})
