import { remembered } from '#web/admin/parts/remembered.ts'

/** Setting of single-key shortcuts; speech users need to turn them off (WCAG 2.1.4). */
export const singleKeys = remembered('staff.single-keys', ['on', 'off'])
