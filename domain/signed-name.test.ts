import { describe, expect, it } from 'vitest'
import { languages } from './languages.ts'
import { isSignable, nameScripts, signedName } from './signed-name.ts'

const names = { latin: 'Layla Haddad', arabic: 'ليلى حداد', han: '莱拉' }

describe('the name that a teammate signs with', () => {
  it('is in the letters of the language, else in Latin ones, else the username', () => {
    const signed = Object.fromEntries(languages.map((language) => [language, signedName(names, language, 'layla7')]))
    expect(signed).toMatchObject({ en: names.latin, 'pt-BR': names.latin, ar: names.arabic, zh: names.han })
    expect(signed).toMatchObject({ ru: names.latin, hi: names.latin })
    expect(signedName({ arabic: names.arabic }, 'en', 'layla7')).toBe('layla7')
    expect(signedName({}, 'ar', 'layla7')).toBe('layla7')
  })

  it.each([
    ['latin', 'Ana-María O’Neill', 'Anа'],
    ['arabic', 'ليلى حداد', 'Layla'],
    ['cyrillic', 'Анна-Мария', 'Anna'],
    ['devanagari', 'अनिल कुमार', 'Anil'],
    ['han', '吴永强', 'Wu'],
  ] as const)('is a name in %s letters, and nothing but', (script, right, wrong) => {
    expect(isSignable(right, script)).toBe(true)
    for (const name of [wrong, '', '{company}', 'https://example.com', 'a.b.example', '5']) {
      expect(isSignable(name, script)).toBe(false)
    }
    expect(nameScripts.filter((other) => isSignable(right, other))).toEqual([script])
  })
})
