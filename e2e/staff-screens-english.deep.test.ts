import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every screen of the staff area, in English, on a wide screen, in the light, is without fault', () => {
  walkStaffScreens('en', { thoroughly: true })
})
