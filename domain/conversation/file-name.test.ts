import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name.ts'

describe('the name of a file', () => {
  it('shows its true ending and no folder', () => {
    expect(fileNameOf('invoice\u202efdp.exe', 'application/octet-stream', 1)).toBe('invoicefdp.exe')
    expect(fileNameOf('../../four.txt', 'text/plain', 1)).toBe('four.txt')
    expect(fileNameOf('C:\\Users\\a\\b.pdf', 'application/pdf', 1)).toBe('b.pdf')
    expect(fileNameOf('a\r\nSet-Cookie: x\u200b.pdf ', 'application/pdf', 1)).toBe('aSet-Cookie x.pdf')
    expect(fileNameOf('Überweisung März.txt', 'text/plain', 1)).toBe('Überweisung März.txt')
  })

  it('is there where the sender gave none', () => {
    expect(fileNameOf(null, 'image/png', 3)).toBe('file-3.png')
    expect(fileNameOf(' .. ', 'application/x-anything', 2)).toBe('file-2.bin')
  })

  it('keeps its ending if it is too long', () => {
    const name = fileNameOf(`${'ы'.repeat(300)}.docx`, 'application/octet-stream', 1)
    expect([...name]).toHaveLength(120)
    expect(name).toMatch(/ы\.docx$/)
  })
})
