import type { Language } from '#domain/site/languages.ts'
import { dutch, english, french, german, italian, polish, portuguese, spanish } from './names/latin.ts'
import { arabic, chinese, indian, russian } from './names/other-scripts.ts'
import type { NamePool } from './names/pool.ts'

/** Visitors' countries: names, site language, and mobile number patterns. */
export type Country = {
  /** ISO 3166, two capital letters. */
  readonly code: string
  /** Share of all visitors. */
  readonly weight: number
  readonly names: NamePool
  readonly languages: readonly (readonly [Language, number])[]
  /** Prefixes of mobile numbers, and the number of digits that follow. */
  readonly mobile: { readonly prefixes: readonly string[]; readonly then: number }
}

type Row = [
  code: string,
  weight: number,
  names: NamePool,
  languages: Partial<Record<Language, number>>,
  prefixes: string,
  then: number,
]

/** Exchange 555 of each area code: hardly any of its numbers are in use. */
const northAmerican = (areas: string) => areas.replace(/\d+/g, '$&555')

/** Prefixes as the national numbering plans assign them (ITU national numbering plans). */
const rows: Row[] = [
  ['ES', 15, spanish, { es: 95, en: 5 }, '60 61 62 63 64 65 66 67 68 69', 7],
  ['MX', 9, spanish, { es: 97, en: 3 }, '5512 5534 5551 3312 3318 8112 8183 2221 4421 6641 9981', 6],
  ['CO', 5, spanish, { es: 98, en: 2 }, '300 301 302 304 310 311 312 313 314 315 316 320 321', 7],
  ['AR', 4, spanish, { es: 98, en: 2 }, '91123 91134 91145 91156 93414 93515 92614', 6],
  ['CL', 3, spanish, { es: 98, en: 2 }, '94 95 98', 7],
  ['PE', 3, spanish, { es: 98, en: 2 }, '91 92 93 94 95 96 97 98 99', 7],
  [
    'GB',
    7,
    english,
    { en: 97, es: 1, ar: 1, hi: 1 },
    '7400 7411 7425 7456 7480 7512 7525 7540 7712 7725 7740 7812 7850 7905 7960',
    6,
  ],
  [
    'US',
    4,
    english,
    { en: 86, es: 14 },
    northAmerican('212 213 305 310 312 404 415 512 602 617 646 702 713 718 786 917 954'),
    4,
  ],
  ['IE', 1, english, { en: 100 }, '83 85 86 87 89', 7],
  ['CA', 1, english, { en: 80, fr: 20 }, northAmerican('416 604 514 403 613 647'), 4],
  ['AU', 1, english, { en: 98, zh: 2 }, '400 401 402 403 410 411 412 421 422 431 432 450', 6],
  ['ZA', 1.5, english, { en: 100 }, '60 61 71 72 73 74 76 78 79 82 83 84', 7],
  ['AE', 6, arabic, { ar: 62, en: 34, hi: 4 }, '50 52 54 55 56 58', 7],
  ['SA', 4.5, arabic, { ar: 92, en: 8 }, '50 53 54 55 56 59', 7],
  ['EG', 2, arabic, { ar: 94, en: 6 }, '10 11 12 15', 8],
  ['MA', 1.5, arabic, { ar: 55, fr: 45 }, '650 651 661 662 663 664 665 667 668 670 671', 6],
  ['KW', 1, arabic, { ar: 92, en: 8 }, '500 550 600 660 661 990 991 994', 5],
  ['QA', 1, arabic, { ar: 84, en: 16 }, '33 55 66 77', 6],
  ['RU', 3, russian, { ru: 100 }, '903 905 906 909 910 911 912 915 916 919 921 925 926 927 929', 7],
  ['KZ', 1.5, russian, { ru: 100 }, '701 702 705 707 747 775 777 778', 7],
  ['DE', 6, german, { de: 95, en: 4, ru: 1 }, '1511 1512 1520 1522 1570 1573 1590 1601 1701 1711 1721 1761', 7],
  ['AT', 1.5, german, { de: 98, en: 2 }, '650 660 664 676 699', 7],
  ['CH', 1.5, german, { de: 76, fr: 14, it: 6, en: 4 }, '76 77 78 79', 7],
  ['FR', 5, french, { fr: 97, en: 2, ar: 1 }, '60 61 62 64 65 66 67 68 74 75 76 77 78', 7],
  ['BE', 1, french, { fr: 88, en: 12 }, '470 471 472 473 474 475 476 477 478 479 484 485 486 494 495', 6],
  ['IT', 5, italian, { it: 98, en: 2 }, '320 328 329 333 334 338 339 340 347 348 349', 7],
  ['PT', 2.5, portuguese, { pt: 96, en: 4 }, '91 92 93 96', 7],
  ['BR', 6, portuguese, { 'pt-BR': 98, en: 2 }, '119 219 319 419 519 619 719 819', 8],
  ['IN', 4.5, indian, { hi: 62, en: 38 }, '981 982 983 984 985 986 987 988 989 990 991 993 994 997 999', 7],
  ['CN', 3, chinese, { zh: 97, en: 3 }, '135 136 137 138 139 150 151 152 158 159 186 187 188 189', 8],
  ['SG', 1, chinese, { zh: 40, en: 60 }, '8120 8180 8222 8333 9010 9123 9234 9345 9456 9678 9789', 4],
  ['HK', 0.8, chinese, { zh: 78, en: 22 }, '512 513 601 602 603 612 613 901 902 903 912 913 980', 5],
  ['TW', 0.7, chinese, { zh: 95, en: 5 }, '910 911 912 918 919 920 921 928 932 933 936 952 953 972 988', 6],
  ['NL', 1.5, dutch, { en: 82, de: 18 }, '61 62 63 64 65', 7],
  [
    'PL',
    1.5,
    polish,
    { en: 86, de: 14 },
    '501 502 503 504 505 506 600 601 602 603 604 605 606 660 661 662 691 692 693',
    6,
  ],
]

export const countries: readonly Country[] = rows.map(([code, weight, names, languages, prefixes, then]) => ({
  code,
  weight,
  names,
  languages: Object.entries(languages) as [Language, number][],
  mobile: { prefixes: prefixes.split(' '), then },
}))
