import { describe, expect, test } from 'vitest'
import { languages } from '#domain/site/languages.ts'
import { countryCodes, countryFrom } from './countries.ts'

describe('a country name', () => {
  test.each(['ES', 'es', 'Es', ' es ', 'Spain', 'SPAIN', 'España', 'Espana', 'España', 'إسبانيا', '西班牙'])(
    '%s is Spain',
    (written) => expect(countryFrom(written)).toBe('ES'),
  )

  test.each([
    ['UK', 'GB'],
    ['England', 'GB'],
    ['U.S.A.', 'US'],
    ['EE. UU.', 'US'],
    ['U.S. Virgin Islands', 'VI'],
    ['US Virgin Islands', 'VI'],
    ['D.R. Congo', 'CD'],
    ['United States of America', 'US'],
    ['UAE', 'AE'],
    ["Cote d'Ivoire", 'CI'],
    ['The Netherlands', 'NL'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
  ])('%s is %s', (written, country) => expect(countryFrom(written)).toBe(country))

  test.each(languages)('is found by every name and code in %s', (language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const country of countryCodes) {
      expect(countryFrom(country)).toBe(country)
      expect([country, countryFrom(names.of(country)!)]).toEqual([country, country])
    }
  })

  test.each(['', '  ', 'Unknown', '-', 'N/A', 'n.a.', 'N A'])('%j is not a known country', (written) =>
    expect(countryFrom(written)).toBeNull(),
  )

  test.each([
    ['ESP', 'ES'],
    ['Korea, Republic of', 'KR'],
    ["Korea, Democratic People's Republic of", 'KP'],
    ['Iran, Islamic Republic of', 'IR'],
    ['Venezuela (Bolivarian Republic of)', 'VE'],
    ['Moldova, Republic of', 'MD'],
    ['Congo, The Democratic Republic of the', 'CD'],
    ['United Republic of Tanzania', 'TZ'],
    ['Federal Republic of Germany', 'DE'],
    ['Taiwan, Province of China', 'TW'],
    ['الإمارات', 'AE'],
    ['السعودية', 'SA'],
    ['Viet Nam', 'VN'],
    ['Türkiye', 'TR'],
    ['United Kingdom of Great Britain and Northern Ireland', 'GB'],
    ['Swiss Confederation', 'CH'],
    ['United Mexican States', 'MX'],
    ['French Republic', 'FR'],
    ['Kyrgyz Republic', 'KG'],
    ['Korea, Rep.', 'KR'],
    ['Korea, Dem. Rep.', 'KP'],
    ['Congo, Dem. Rep.', 'CD'],
    ['Congo (DRC)', 'CD'],
    ['Congo-Brazzaville', 'CG'],
    ['Egypt, Arab Rep.', 'EG'],
    ['Iran, Islamic Rep.', 'IR'],
    ['Yemen, Rep.', 'YE'],
    ['Hong Kong SAR', 'HK'],
    ['St. Kitts and Nevis', 'KN'],
    ['Saint Vincent & the Grenadines', 'VC'],
    ['Virgin Islands (U.S.)', 'VI'],
    ['Virgin Islands, British', 'VG'],
    ['Falkland Islands (Malvinas)', 'FK'],
    ['Holy See (Vatican City State)', 'VA'],
    ['West Bank and Gaza', 'PS'],
    ['Macedonia, the former Yugoslav Republic of', 'MK'],
    ['Großbritannien', 'GB'],
    ['Российская Федерация', 'RU'],
    ['الولايات المتحدة الأمريكية', 'US'],
    ['中华人民共和国', 'CN'],
    ['संयुक्त राज्य अमेरिका', 'US'],
    ['Gambia, The', 'GM'],
    ['Korea, South', 'KR'],
    ['Korea, North', 'KP'],
    ['Spain (ES)', 'ES'],
    ['ES - Spain', 'ES'],
    ['Spain / España', 'ES'],
    ['Austria (AUT)', 'AT'],
    ['🇪🇸', 'ES'],
    ['GER', 'DE'],
    ['SUI', 'CH'],
    ['Polska', 'PL'],
    ['Ελλάδα', 'GR'],
    ['Magyarország', 'HU'],
  ])('is recognised in formal, short and three-letter form: %s is %s', (written, code) => {
    expect(countryFrom(written)).toBe(code)
  })

  test.each([
    'Atlantis',
    'XX',
    'ESPA',
    '34',
    'Spain or Portugal',
    'Georgia, US',
    'Spain / Portugal',
    'Paris, France',
    '🇪🇺',
    '🌍',
    '__proto__',
    'constructor',
  ])('%s is not recognised', (written) => expect(countryFrom(written)).toBeUndefined())
})
