import { describe } from 'vitest'
import { walkStaffScreens } from './support/staff-screens.ts'

describe('every screen of the staff area, in Russian, on a phone, is without fault and no word of it English', () => {
  walkStaffScreens('ru', { thoroughly: true })
})
