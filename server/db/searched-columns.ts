import { leadFieldsThat } from '#domain/lead-fields.ts'

/** The columns of a lead that its search looks at: the searched fields, and the digits of the phone number. */
export const searchedColumns = leadFieldsThat('searched').flatMap((field) =>
  field === 'phone' ? ['phone', 'phone_key'] : [field],
)
