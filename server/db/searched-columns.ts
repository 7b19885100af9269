import { leadFieldsWith } from '#domain/leads/lead-fields.ts'

/** The columns of a lead that its search looks at: the searched fields, and the digits of the phone number. */
export const searchedColumns = leadFieldsWith({ searched: true }).flatMap((field) =>
  field === 'phone' ? ['phone', 'phone_key'] : [field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)],
)
