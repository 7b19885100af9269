import { remembered } from '#web/admin/parts/remembered.ts'

/** Whether single keys do something; whoever dictates turns them off (WCAG 2.1.4). */
export const singleKeys = remembered('staff.single-keys', ['on', 'off'])
