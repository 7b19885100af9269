import { describe, expect, it } from 'vitest'
import { claimsVerification } from './verification-claim.ts'

describe('a claim of third-party verification', () => {
  it.each([
    ['en', 'Independently verified by a leading third party'],
    ['en', 'All results are audited'],
    ['en', 'Inde\u200bpendent veri\u00adfication'],
    ['en', 'See our track record on Myfxbook'],
    ['es', 'Verificado por una entidad independiente'],
    ['ar', 'تم التحقق منه من جهة مستقلة'],
    ['ru', 'Проверено независимыми экспертами'],
    ['de', 'Von unabhängigen Dritten geprüft'],
    ['fr', 'Vérifié par un tiers indépendant'],
    ['it', 'Risultati verificati da un ente indipendente'],
    ['pt', 'Confirmado por terceiros independentes'],
    ['pt-BR', 'Comprovado por uma empresa independente'],
    ['hi', 'स्वतंत्र रूप से सत्यापित'],
    ['zh', '由独立第三方验证'],
  ])('is recognised in %s: %s', (_language, text) => {
    expect(claimsVerification(text)).toBe(true)
  })

  it.each([
    'Support around the clock',
    'Your data are encrypted',
    'Wir prüfen jede Anfrage am selben Tag',
    'Verificamos tu correo al registrarte',
    '全天候支持',
    'Проверьте настройки перед запуском',
  ])('is not seen in %s', (text) => {
    expect(claimsVerification(text)).toBe(false)
  })
})
