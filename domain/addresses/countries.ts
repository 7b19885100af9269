import { languages } from '#domain/site/languages.ts'
import { dialCodes } from './phone.ts'

/** ISO 3166 codes of every country with a dial code, two capital letters. */
export const countryCodes: ReadonlySet<string> = new Set(dialCodes.map(({ country }) => country))

/** Further names people use besides those of `Intl`, normalised. */
const otherNames = {
  US: [
    'usa',
    'u s',
    'u s a',
    'united states of america',
    'america',
    'ee uu',
    'eeuu',
    'estados unidos de america',
    'estados unidos da america',
    'etats unis d amerique',
    'vereinigte staaten von amerika',
    'stati uniti d america',
    'соединенные штаты америки',
    'الولايات المتحدة الأمريكية',
    'أمريكا',
    'संयुक्त राज्य अमेरिका',
    '美利坚合众国',
  ],
  GB: [
    'u k',
    'great britain',
    'britain',
    'united kingdom of great britain northern ireland',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'inglaterra',
    'gran bretaña',
    'grã bretanha',
    'großbritannien',
    'grande bretagne',
    'angleterre',
    'gran bretagna',
    'inghilterra',
    'англия',
    'بريطانيا',
    'यूके',
    '大不列颠',
  ],
  CH: ['swiss confederation', 'confederation suisse', 'confoederatio helvetica'],
  DE: ['bundesrepublik deutschland', 'brd', 'frg'],
  IE: ['eire', 'ireland republic of'],
  FR: ['french republic', 'republique francaise'],
  IT: ['italian republic', 'repubblica italiana'],
  PT: ['portuguese republic', 'republica portuguesa'],
  GR: ['hellenic republic', 'hellas'],
  SK: ['slovak republic'],
  KG: ['kyrgyz republic', 'kirghizia', 'киргизия'],
  AR: ['argentine republic', 'republica argentina'],
  MX: ['united mexican states', 'estados unidos mexicanos', 'mejico'],
  LY: ['libyan arab jamahiriya'],
  IN: ['bharat'],
  EG: ['جمهورية مصر العربية'],
  CN: ['中华人民共和国', 'china mainland', 'mainland china', 'china people s republic of', 'prc'],
  BY: ['belorussia', 'byelorussia', 'белоруссия'],
  MD: ['moldavia', 'молдавия'],
  VE: ['venezuela rb', 'venezuela bolivarian republic of'],
  KN: ['saint kitts nevis', 'saint christopher nevis'],
  VC: ['saint vincent grenadines'],
  VI: ['virgin islands u s', 'u s virgin islands', 'virgin islands us'],
  VG: ['virgin islands british', 'british virgin islands'],
  FK: ['falkland islands malvinas', 'falkland islands', 'malvinas'],
  MF: ['saint martin french part'],
  SX: ['sint maarten dutch part'],
  ST: ['sao tome principe'],
  SH: ['saint helena', 'saint helena ascension tristan da cunha'],
  PG: ['papua n guinea'],
  AE: [
    'uae',
    'u a e',
    'emiratos arabes',
    'abu dhabi',
    'emirates',
    'eau',
    'dubai',
    'الإمارات',
    'الامارات',
    'emiratos',
    'emirats',
    'emirati',
    'эмираты',
    'оаэ',
    'دولة الإمارات العربية المتحدة',
    '阿联酋',
  ],
  SA: ['ksa', 'saudi', 'السعودية', 'سعوديه', 'arabia saudi'],
  KP: [
    'democratic people s republic of korea',
    'korea democratic people s republic of',
    'korea democratic republic',
    'dprk',
    'n korea',
  ],
  CD: [
    'democratic republic of the congo',
    'congo democratic republic of the',
    'congo the democratic republic of the',
    'congo democratic republic',
    'congo drc',
    'congo kinshasa',
    'dr congo',
    'd r congo',
    'drc',
  ],
  CG: ['republic of the congo', 'congo republic of the', 'congo republic', 'congo brazzaville', 'congo'],
  LA: ['lao people s democratic republic', 'lao pdr'],
  BN: ['brunei darussalam', 'nation of brunei'],
  SY: ['syrian arab republic'],
  TW: ['taiwan province of china', 'taiwan roc', 'republic of china'],
  PS: [
    'palestine',
    'state of palestine',
    'palestine state of',
    'palestinian territory',
    'occupied palestinian territory',
    'palestinian territory occupied',
    'west bank gaza',
  ],
  DO: ['dominican republic', 'rep dominicana'],
  CF: ['central african republic'],
  FM: ['micronesia', 'federated states of micronesia', 'micronesia fed sts'],
  TZ: ['tanzania'],
  SZ: ['swaziland'],
  CV: ['cape verde'],
  TL: ['east timor'],
  MM: ['burma', 'republic of the union of myanmar'],
  NL: ['holland', 'the netherlands', 'holanda'],
  CZ: [
    'czech republic',
    'republica checa',
    'republique tcheque',
    'rep tcheque',
    'tschechische republik',
    'repubblica ceca',
  ],
  KR: [
    'korea',
    's korea',
    'republic of korea',
    'south korea republic of korea',
    '大韩民国',
    'korea republic of',
    'korea republic',
    'corea',
    'corea del sur',
    'كوريا',
  ],
  RU: ['russian federation', 'российская федерация', 'рф'],
  TR: ['turkey'],
  CI: ['ivory coast', 'costa de marfil', 'cote divoire'],
  TT: ['trinidad'],
  RS: ['srbija'],
  HK: ['hong kong', 'hongkong', 'hong kong sar', 'hong kong sar china', 'hong kong china'],
  MO: ['macau', 'macao', 'macao sar', 'macao china'],
  MK: ['macedonia', 'fyrom', 'tfyr macedonia', 'macedonia the former yugoslav republic of'],
  VA: ['vatican', 'holy see', 'holy see vatican city state'],
} as const satisfies Record<string, readonly string[]>

/** IOC and licence-plate codes that are no other country's ISO code. */
const otherCodes = `GER:DE SUI:CH NED:NL DEN:DK POR:PT GRE:GR CRO:HR BUL:BG UAE:AE KSA:SA RSA:ZA CHI:CL PHI:PH MAS:MY INA:ID VIE:VN LAT:LV SLO:SI ALG:DZ NGR:NG URU:UY PAR:PY`

/** Codes of three letters (ISO 3166-1 alpha-3), with those of two. */
const threeLetters = `
  ABW:AW AFG:AF AGO:AO AIA:AI ALA:AX ALB:AL AND:AD ARE:AE ARG:AR ARM:AM ASM:AS ATG:AG AUS:AU AUT:AT AZE:AZ BDI:BI
  BEL:BE BEN:BJ BES:BQ BFA:BF BGD:BD BGR:BG BHR:BH BHS:BS BIH:BA BLM:BL BLR:BY BLZ:BZ BMU:BM BOL:BO BRA:BR BRB:BB
  BRN:BN BTN:BT BWA:BW CAF:CF CAN:CA CCK:CC CHE:CH CHL:CL CHN:CN CIV:CI CMR:CM COD:CD COG:CG COK:CK COL:CO COM:KM
  CPV:CV CRI:CR CUB:CU CUW:CW CXR:CX CYM:KY CYP:CY CZE:CZ DEU:DE DJI:DJ DMA:DM DNK:DK DOM:DO DZA:DZ ECU:EC EGY:EG
  ERI:ER ESH:EH ESP:ES EST:EE ETH:ET FIN:FI FJI:FJ FLK:FK FRA:FR FRO:FO FSM:FM GAB:GA GBR:GB GEO:GE GGY:GG GHA:GH
  GIB:GI GIN:GN GLP:GP GMB:GM GNB:GW GNQ:GQ GRC:GR GRD:GD GRL:GL GTM:GT GUF:GF GUM:GU GUY:GY HKG:HK HND:HN HRV:HR
  HTI:HT HUN:HU IDN:ID IMN:IM IND:IN IOT:IO IRL:IE IRN:IR IRQ:IQ ISL:IS ISR:IL ITA:IT JAM:JM JEY:JE JOR:JO JPN:JP
  KAZ:KZ KEN:KE KGZ:KG KHM:KH KIR:KI KNA:KN KOR:KR KWT:KW LAO:LA LBN:LB LBR:LR LBY:LY LCA:LC LIE:LI LKA:LK LSO:LS
  LTU:LT LUX:LU LVA:LV MAC:MO MAF:MF MAR:MA MCO:MC MDA:MD MDG:MG MDV:MV MEX:MX MHL:MH MKD:MK MLI:ML MLT:MT MMR:MM
  MNE:ME MNG:MN MNP:MP MOZ:MZ MRT:MR MSR:MS MTQ:MQ MUS:MU MWI:MW MYS:MY MYT:YT NAM:NA NCL:NC NER:NE NFK:NF NGA:NG
  NIC:NI NIU:NU NLD:NL NOR:NO NPL:NP NRU:NR NZL:NZ OMN:OM PAK:PK PAN:PA PER:PE PHL:PH PLW:PW PNG:PG POL:PL PRI:PR
  PRK:KP PRT:PT PRY:PY PSE:PS PYF:PF QAT:QA REU:RE ROU:RO RUS:RU RWA:RW SAU:SA SDN:SD SEN:SN SGP:SG SHN:SH SJM:SJ
  SLB:SB SLE:SL SLV:SV SMR:SM SOM:SO SPM:PM SRB:RS SSD:SS STP:ST SUR:SR SVK:SK SVN:SI SWE:SE SWZ:SZ SXM:SX SYC:SC
  SYR:SY TCA:TC TCD:TD TGO:TG THA:TH TJK:TJ TKL:TK TKM:TM TLS:TL TON:TO TTO:TT TUN:TN TUR:TR TUV:TV TWN:TW TZA:TZ
  UGA:UG UKR:UA URY:UY USA:US UZB:UZ VAT:VA VCT:VC VEN:VE VGB:VG VIR:VI VNM:VN VUT:VU WLF:WF WSM:WS XKX:XK YEM:YE
  ZAF:ZA ZMB:ZM ZWE:ZW
`

/**
 * Extra words of formal names, folded: `Korea, Republic of`, `Iran (Islamic Republic of)`. The whole name is looked up
 * first, so the two Koreas and the two Congos stay apart.
 */
const formalWords =
  /(?:^| )(?:the|state of|(?:(?:islamic|plurinational|bolivarian|federal|federative|federated|people s|democratic|socialist|united|arab|kingdom|co operative|lao|hellenic|french|italian|portuguese|argentine|swiss|oriental|eastern) )*(?:republic|state|states|kingdom|commonwealth|sultanate|principality|federation|confederation|grand duchy|emirate|hashemite kingdom)(?: of(?: the)?)?)(?= |$)/g

/** Text for an unknown country. */
const unknownNames = new Set(['unknown', 'desconocido'])
/** Not the code of Namibia. */
const notAvailable = /^\W*n\W+a\W*$/i

/** Abbreviations, folded, and joining words, which may be left out. */
const wholeWords: Readonly<Record<string, string>> = {
  rep: 'republic',
  dem: 'democratic',
  st: 'saint',
  and: '',
  the: '',
}

/**
 * Normalises a name for comparison: lower case, no accents on Latin letters, single spaces for signs, abbreviations
 * expanded, joining words removed, initials joined: `U.S. Virgin Islands`.
 */
function fold(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  // A single word may be a code.
  if (words.length < 2) return words.join('')
  return words
    .map((word) => (Object.hasOwn(wholeWords, word) ? wholeWords[word] : word))
    .filter(Boolean)
    .join(' ')
    .replace(/\b([a-z]) (?=[a-z]\b)/g, '$1')
}

function nameTable(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>()
  for (const country of countryCodes) {
    const own = new Intl.Locale(`und-${country}`).maximize().language
    const name = new Intl.DisplayNames(own, { type: 'region', fallback: 'none' }).of(country)
    if (name) codes.set(fold(name), country)
  }
  for (const language of languages)
    for (const style of ['long', 'short'] as const) {
      const names = new Intl.DisplayNames(language, { type: 'region', style })
      for (const country of countryCodes) codes.set(fold(names.of(country) ?? country), country)
    }
  for (const [country, others] of Object.entries(otherNames)) for (const name of others) codes.set(fold(name), country)
  for (const [, three = '', two = ''] of `${otherCodes} ${threeLetters}`.matchAll(/([A-Z]{3}):([A-Z]{2})/g))
    codes.set(three.toLowerCase(), two)
  for (const country of countryCodes) codes.set(country.toLowerCase(), country)
  codes.set('uk', 'GB')
  return codes
}

/** Built at first use, so that browsers that never need it do not pay for it. */
let codeByName: ReadonlyMap<string, string> | undefined

/**
 * The ISO 3166 code of a country given as code (`ES`, `es`), by its flag, or by its name in one of the site's languages or its own
 * (`Spain`, `España`, `Polska`). Null for "Unknown" and an empty text; undefined if it is not a country.
 */
export function countryFrom(written: string): string | null | undefined {
  const flag = codeOfFlag(written)
  if (flag !== null) return flag ?? undefined
  const name = fold(written)
  if (name === '' && /\p{So}/u.test(written)) return undefined
  if (name === '' || unknownNames.has(name) || notAvailable.test(written)) return null
  codeByName ??= nameTable()
  return byName(codeByName, name) ?? byParts(codeByName, written)
}

const byName = (codes: ReadonlyMap<string, string>, name: string) =>
  codes.get(name) ?? codes.get(name.replace(formalWords, ' ').replace(/ +/g, ' ').trim())

/**
 * Reads `Spain (ES)`, `ES - Spain`, `Korea, South`: a name with its code or in two languages that agree, or reversed.
 */
function byParts(codes: ReadonlyMap<string, string>, written: string): string | undefined {
  const parts = written
    .split(/[(),/|;:]|\s[-–—]\s/u)
    .map(fold)
    .filter(Boolean)
  if (parts.length < 2) return undefined
  const meant = new Set(parts.map((part) => byName(codes, part)))
  if (meant.size === 1) return [...meant][0]
  return parts.length === 2 ? byName(codes, parts.toReversed().join(' ')) : undefined
}

/** The country of a flag emoji; null: not a flag; undefined: of no country. */
function codeOfFlag(written: string): string | null | undefined {
  const signs = [...written.trim()].map((sign) => (sign.codePointAt(0) ?? 0) - firstRegionalIndicator)
  if (signs.length !== 2 || !signs.every((at) => at >= 0 && at < 26)) return null
  const code = String.fromCharCode(...signs.map((at) => 65 + at))
  return countryCodes.has(code) ? code : undefined
}
const firstRegionalIndicator = 0x1f1e6
