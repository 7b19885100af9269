import { remembered } from '#web/admin/parts/remembered.ts'

/** Whether single-key shortcuts are on; speech users need to turn them off (WCAG 2.1.4). */
export const singleKeys = remembered('staff.single-keys', ['on', 'off'])
