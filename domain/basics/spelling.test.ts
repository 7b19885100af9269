import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldSpelling } from './spelling.ts'

describe('a text normalised for comparison', () => {
  test.each([
    ['Arabic: hamza, marks of vowels, the stretching line', ['احمد', 'أحمد', 'أَحْمَد', 'أحمـــد', 'ٱحمد', 'اَحمَد']],
    ['Arabic: heh for teh marbuta', ['فاطمه', 'فاطمة', 'فَاطِمَة']],
    ['Arabic: yeh without dots', ['مصطفي', 'مصطفى', 'مُصْطَفَى', 'مصطفی']],
    ['Arabic: hamza on its seats', ['رووف', 'رؤوف']],
    ['Arabic: the forms of old files', ['الله', 'ﷲ']],
    ['Arabic: the small alef', ['رحمن', 'رحمٰن']],
    ['Persian and Urdu keyboards', ['كريمي', 'کریمی', 'ڪريمى']],
    ['Persian: heh with hamza', ['خانه', 'خانهٔ', 'خانۀ']],
    ['Persian: a joiner', ['عليرضا', 'علی\u200cرضا']],
    ['Urdu: its own heh', ['فاطمه', 'فاطمہ', 'فاطمۃ']],
    [
      'digits of Arabic, Persian, Hindi, Bengali and Thai',
      ['2026', '٢٠٢٦', '۲۰۲۶', '२०२६', '২০২৬', '๒๐๒๖', '２０２６'],
    ],
    ['Hindi: the dot below', ['फरजाना', 'फ़रज़ाना', 'फ\u093cरज\u093cाना']],
    ['Hindi: letters that have it built in', ['पनर', 'पऩऱ']],
    ['Hindi: moon and dot', ['मां', 'माँ']],
    ['Russian: io', ['Алена', 'Алёна', 'Але\u0308на']],
    ['Greek: the last sigma', ['Γιώργοσ', 'Γιώργος']],
    ['Hebrew: points', ['שלום', 'שָׁלוֹם', '\ufb2aלום']],
    ['Hebrew: hyphen and geresh', ["בן-צ'רלי", 'בן־צ׳רלי']],
    ['Japanese: half-width kana', ['ヤマダ', 'ﾔﾏﾀﾞ']],
    ['Japanese: between the words of a foreign name', ['ジョン スミス', 'ジョン・スミス', 'ｼﾞｮﾝ･ｽﾐｽ']],
    ['Japanese: names as registers write them', ['高崎吉', '髙﨑𠮷', '高\u{e0100}崎吉']],
    ['full-width letters', ['Wang Li', 'Ｗａｎｇ　Ｌｉ']],
    ['what nobody sees', ['SoftHyphen Name', 'Soft\u00adHyphen\u200e Na\u200bme\ufeff', '\u202aSoftHyphen Name\u202c']],
  ])('%s', (_, spellings) => {
    expect(spellings.map(foldSpelling)).toEqual(spellings.map(() => spellings[0]))
  })

  test.each([
    ['علي', 'علا'],
    ['حسن', 'حسين'],
    ['بدر', 'يدر'],
    ['Иванов', 'Йванов'],
    ['ハタ', 'ハダ'],
    ['शरद', 'शारद'],
    ['王', '玉'],
    ['Ana', 'Anna'],
  ])('%s and %s differ', (one, other) => {
    expect(foldSpelling(one)).not.toBe(foldSpelling(other))
  })

  test('keeps ASCII as typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary-ascii' }), (text) => foldSpelling(text) === text))
  })
})
