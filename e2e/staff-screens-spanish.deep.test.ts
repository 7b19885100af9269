import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every screen of the staff area, in Spanish, on a phone, in the dark, is without fault and no word of it English', () => {
  walkStaffScreens('es', { thoroughly: true })
})
