/** The address of a lead's page. */
export const leadAddress = (id: string): string => `/admin/leads/${id}`
