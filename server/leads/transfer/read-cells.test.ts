import { describe, expect, it } from 'vitest'
import { meanings } from './read-cells.ts'

const read = (field: 'status' | 'priority' | 'investmentExperience' | 'tags', cell: string) =>
  meanings[field]?.(cell, { decimal: null, timeZone: 'UTC' })

describe("values in other products' files", () => {
  it.each([
    ['new', ['New', 'Nuevo', 'Neu', 'Новый', 'Novo', 'Nuovo', 'جديد', 'नया', '新']],
    [
      'contacted',
      ['Attempted to Contact', 'Contactado', 'Kontaktiert', 'Связались', 'Contatado', 'تم الاتصال', '已联系'],
    ],
    ['qualified', ['Qualified', 'Cualificado', 'Qualifiziert', 'Qualifié', 'Квалифицирован', 'مؤهل', 'योग्य']],
    ['negotiation', ['Negociación', 'Verhandlung', 'Négociation', 'Negociação', 'Переговоры', '谈判']],
    ['converted', ['Closed Won', 'Ganado', 'Gewonnen', 'Выигран', 'Ganho', '成交']],
    ['lost', ['Closed Lost', 'Perdido', 'Verloren', 'Perdu', 'Потерян', '丢单']],
  ])('are the stage %s in every language of the site', (stage, words) => {
    expect(words.map((word) => [word, read('status', word)])).toEqual(words.map((word) => [word, stage]))
  })

  it.each([
    ['high', ['High', 'Alta', 'Hoch', 'Haute', 'Высокий', 'عالية', 'उच्च', '高', 'URGENT']],
    ['medium', ['Medium', 'Media', 'Mittel', 'Moyenne', 'Средний', 'متوسطة', 'मध्यम', '中']],
    ['low', ['Low', 'Baja', 'Niedrig', 'Basse', 'Низкий', 'منخفضة', 'निम्न', '低']],
  ])('are the priority %s', (priority, words) => {
    expect(words.map((word) => [word, read('priority', word)])).toEqual(words.map((word) => [word, priority]))
  })

  it.each([
    ['beginner', ['Beginner', 'Principiante', 'Einsteiger', 'Débutant', 'Начинающий', 'शुरुआती', '新手']],
    ['advanced', ['Advanced', 'Fortgeschritten', 'Avancé', 'Avançado', 'Опытный', 'متقدم', '熟练']],
    ['professional', ['Profi', 'Professionnel', 'Профессионал', 'محترف', 'पेशेवर', '专业人士']],
  ])('are the experience %s, as the forms of the site word it', (experience, words) => {
    expect(words.map((word) => [word, read('investmentExperience', word)])).toEqual(
      words.map((word) => [word, experience]),
    )
  })

  it('are refused if unknown, and tags are split as Google Contacts separates them', () => {
    expect(read('status', 'Whatever')).toBe('Whatever')
    expect(read('tags', '* My Contacts ::: School')).toEqual(['* My Contacts', 'School'])
  })
})
