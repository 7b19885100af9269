/** Thrown if a workbook can't be read; holds the reason. */
export class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook'
  readonly code: 'damaged' | 'too_large' | 'no_sheet'

  constructor(code: UnreadableWorkbook['code'], message: string) {
    super(message)
    this.code = code
  }
}

export const damaged = () => new UnreadableWorkbook('damaged', 'The workbook is cut off or damaged.')
