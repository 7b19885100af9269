/** Bytes of a report at most: a hundred thousand deals in HTML have about 180 MB. */
export const maxReportBytes = 256 * 1024 * 1024
