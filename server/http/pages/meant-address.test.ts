import { describe, expect, it } from 'vitest'
import { meantAddress, meantQuery } from './meant-address.ts'

describe('a mangled link', () => {
  it.each([
    ['/ES/welcome', '/es/welcome'],
    ['/es/Welcome', '/es/welcome'],
    ['/es/welcome.', '/es/welcome'],
    ['/es/welcome)', '/es/welcome'],
    ['/es/welcome).', '/es/welcome'],
    ['/es/welcome%22', '/es/welcome'],
    ['/es/welcome%E2%80%9D', '/es/welcome'],
    ['/es/welcome…', '/es/welcome'],
    ['/es/welcome*', '/es/welcome'],
    ['/es/welcome%3E', '/es/welcome'],
    ['/es/welcome%20', '/es/welcome'],
    ['/es/welcome%20%0A', '/es/welcome'],
    ['/es/welcome%E2%80%8B', '/es/welcome'],
    ['/es/wel%C2%ADcome', '/es/welcome'],
    ['/es//welcome', '/es/welcome'],
    ['//es/welcome/', '/es/welcome'],
    ['/es%5Cwelcome', '/es/welcome'],
    ['/es%2Fwelcome', '/es/welcome'],
    ['/es/welcome&fbclid=x', '/es/welcome?fbclid=x'],
    ['/es/welcome%3Futm_source=fb', '/es/welcome?utm_source=fb'],
    ['/es/welcome%3Futm_source%3Dfb%26utm_campaign%3Doro', '/es/welcome?utm_source=fb&utm_campaign=oro'],
    ['/es/welcome%23contact', '/es/welcome#contact'],
    ['/zh-CN/welcome', '/zh/welcome'],
    ['/en-US/welcome', '/en/welcome'],
    ['/es_419/welcome', '/es/welcome'],
    ['/zh-Hant-TW/welcome', '/zh/welcome'],
    ['/PT-br/Welcome', '/pt-br/welcome'],
    ['/pt-PT/', '/pt'],
    ['/Welcome', '/welcome'],
    ['/EN', '/en'],
    ['/es/Track-Record/My-Account', '/es/track-record/my-account'],
    ['/es/track%E2%80%91record', '/es/track-record'],
    ['/es/track%E2%80%93record', '/es/track-record'],
    ['/es/track-%0D%0Arecord', '/es/track-record'],
    ['/es/track-=%0Arecord', '/es/track-record'],
    ['/zh/welcome%E7%9C%8B%E8%BF%99%E4%B8%AA', '/zh/welcome'],
    ['/zh/welcome%EF%BC%8C%E8%B0%A2%E8%B0%A2', '/zh/welcome'],
    ['/zh/welcome%EF%BC%9Futm_source=wechat', '/zh/welcome?utm_source=wechat'],
    ['/es/welcome%20gracias', '/es/welcome'],
    ['/es/welcome](https://gold.example/es/welcome)', '/es/welcome'],
    ['/es/welcome%E2%80', '/es/welcome'],
    ['/es/welcome%', '/es/welcome'],
    ['/es/welcome&amp;utm_source=x&amp;utm_campaign=oro', '/es/welcome?utm_source=x&utm_campaign=oro'],
    ['/es/track-record/my-account%E7%9C%8B', '/es/track-record/my-account'],
    ['/ES/unsubscribe/aB-c.D_', '/es/unsubscribe/aB-c.D_'],
    ['/es-419/Unsubscribe/aB-c.D_/', '/es/unsubscribe/aB-c.D_'],
    ['/es//confirm-email//aB-c.D-', '/es/confirm-email/aB-c.D-'],
    ['/pt-BR/confirm-email/aB-c.D%0A', '/pt-br/confirm-email/aB-c.D%0A'],
  ])('%s redirects to the intended page: %s', (asked, page) => {
    expect(meantAddress(asked, '')).toBe(page)
  })

  it('keeps its query, and one attached wrongly', () => {
    expect(meantAddress('/ES/welcome', '?utm_source=ig&x=%20')).toBe('/es/welcome?utm_source=ig&x=%20')
    expect(meantAddress('/es/welcome&fbclid=x', '?utm_source=ig')).toBe('/es/welcome?utm_source=ig&fbclid=x')
  })

  it.each([
    '/es/nothing-here',
    '/tr/welcome',
    '/es/welcome/more',
    '/evil.example',
    '//evil.example/',
    '/xx-YY/welcome',
    '/XX/unsubscribe/aB-c.D_',
    '/es/%E0%A4%A',
    '/assets/site.js',
    '/.env',
    '/es/.git/config',
    '/es.zip',
    '/es/welcome.php',
    '/%E2%80',
  ])('%s is no page of ours', (asked) => {
    expect(meantAddress(asked, '?a=b')).toBeNull()
  })

  it('never redirects to itself', () => {
    for (const address of ['/', '/es', '/es/welcome', '/pt-br/contact', '/track-record', '/es/track-record/gone'])
      expect(meantAddress(address, '?a=b')).toBeNull()
  })
})

describe('a mangled query', () => {
  it.each([
    ['?utm_source=x&amp;utm_campaign=oro', '?utm_source=x&utm_campaign=oro'],
    ['?a=1&amp%3Bvariant=b', '?a=1&variant=b'],
    ['?utm_source=x?fbclid=y', '?utm_source=x&fbclid=y'],
    ['?fbclid=y?utm_source=x', '?fbclid=y&utm_source=x'],
    ['?UTM_Source=Instagram&Variant=B', '?utm_source=Instagram&variant=b'],
    ['?variant=b)', '?variant=b'],
    ['?variant=b%E2%80%8B', '?variant=b'],
    ['?utm_campaign=oro).', '?utm_campaign=oro'],
    ['?utm_campaign=oro%22%3E', '?utm_campaign=oro'],
    ['?utm_campaign=oro%20', '?utm_campaign=oro'],
  ])('%s is read as it was meant: %s', (sent, meant) => {
    expect(meantQuery(sent)).toBe(meant)
    expect(meantQuery(meant)).toBe(meant)
  })

  it.each([
    '',
    '?',
    '?utm_campaign=oro+2026%20(mayo)',
    '?utm_campaign=oro%20%282026%29',
    '?session_id=cs_test_1)&sent=A.b.',
    '?x=https://a.example/?b',
    '?utm_source=%F1',
    '?a&b=&=c',
  ])('%s is left as it is', (search) => {
    expect(meantQuery(search)).toBe(search)
  })
})
