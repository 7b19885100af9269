import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every screen of the staff area, in Arabic, right to left, on a wide screen, is without fault and no word of it English', () => {
  walkStaffScreens('ar', { thoroughly: true })
})
