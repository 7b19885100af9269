import { remembered } from '#web/admin/parts/remembered.ts'

/** How much a card of the board shows; kept in this browser. */
export const density = remembered('staff.card-density', ['comfortable', 'compact'])

/** Whether the figures over all leads stand over the leads. Folded away, they leave the room to the leads. */
export const figures = remembered('staff.figures', ['hidden', 'shown'])
