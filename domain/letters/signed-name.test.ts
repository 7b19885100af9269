import { describe, expect, it } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { isSignable, nameScripts, signedName } from './signed-name.ts'

const names = { latin: 'Layla Haddad', arabic: 'ليلى حداد', han: '莱拉' }

describe("a teammate's signature", () => {
  it("is their name in the language's script, else in Latin letters, else the username", () => {
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
  ] as const)('is a name in %s letters only', (script, right, wrong) => {
    expect(isSignable(right, script)).toBe(true)
    for (const name of [wrong, '', '{company}', 'https://example.com', 'a.b.example', '5']) {
      expect(isSignable(name, script)).toBe(false)
    }
    expect(nameScripts.filter((other) => isSignable(right, other))).toEqual([script])
  })
})
