/**
 * Number words from two on in the site's languages, except those spelled like another word: English "ten" by itself and
 * "once", French "neuf", Italian "sei" and Portuguese "dos". German and Italian join them into one word.
 */
const whole = [
  'two|three|four|five|six|seven|eight|nine|ten(?= (?:times|dollars|euros|pounds|days|weeks|months|years|of|leads))|eleven|twelve|(?:twen|thir|for|fif|six|seven|eigh|nine)ty',
  'hundreds?|thousands?|(?:m|b|tr)illions?|dozens?',
  'tres|cuatro|cinco|siete|ocho|nueve|diez|doce|trece|catorce|quince|(?:tre|cuare|cincue|sese|sete|oche|nove)nta',
  'cien|(?:dos|tres|cuatro|quin|seis|sete|ocho|nove)?cient[oa]s?|mil|miles|mill[oó]n(?:es)?',
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf',
  'deux|trois|quatre|cinq|huit|dix|onze|douze|quinze|(?:tre|quara|cinqua|soixa)nte|cents?|mille|milliers?|milliards?',
  'tre|quattro|cinque|sette|otto|dieci|dodici|quindici|milion[ei]|miliard[oi]',
  'dois|duas|três|quatro|seis|oito|nove|dez|doze|vinte|(?:tri|quare|cinque|sesse|sete|oite|nove)nta',
  'cem|(?:duz|trez|quatroc|quinh|seisc|setec|oitoc|novec)ent[oa]s|milhões|milhão|bilhões',
  'два|две|двух|три|тр[её]х|четыре|пять|шесть|семь|восемь|девять|десять|сорок|девяносто|сто|двести|триста|четыреста',
  '[وبلف]?(?:عشر(?:ة|ون|ين)?|(?:ثلاث|أربع|خمس|سبع|ثمان|تسع)(?:ة|ون|ين|ية)|مئة|مائة|مئات|مئتا|مئتي|مئتين|ألفا?|ألفين|آلاف|ملايين)',
  'तीन|चार|पाँच|पांच|छह|सात|आठ|नौ|दस|बीस|तीस|चालीस|पचास|साठ|सत्तर|अस्सी|नब्बे|सौ|(?:हज़ार|हजार|लाख|करोड़)(?:ों)?',
].join('|')

/** Beginnings of number words. */
const beginnings = [
  'veint|million|milliarde|vingt|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]',
  '(?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento',
  'десят|сотн|тысяч|миллион|миллиард|[وبلف]?مليون',
].join('|')

/** Endings of number words. */
const endings = 'teen|mila|дцать|десят|сот'

/** Number words that German joins with other words. */
const inside = 'zwanzig|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig|hundert|tausend'

/** Chinese, which has no spaces: consecutive numerals, with a unit, or before a counted noun. */
const han =
  '[二两三四五六七八九十百千万亿]{2}|[一二两三四五六七八九十][百千万亿成倍]|[二两三四五六七八九十](?:个|天|周|月|年|次|名|位|美元|元|欧元)'

const before = '(?<![\\p{L}\\p{M}])'
const after = '(?![\\p{L}\\p{M}])'
const spelled = new RegExp(
  [
    `${before}(?:${whole.normalize('NFKC')})${after}`,
    `${before}(?:${beginnings})`,
    `\\p{L}(?:${endings})${after}`,
    inside,
    han,
  ].join('|'),
  'iu',
)

/** True if a text, in NFKC, spells out a number of two or more. */
export const spellsNumber = (text: string): boolean => spelled.test(text)
