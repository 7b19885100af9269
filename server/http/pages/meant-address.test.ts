import { describe, expect, it } from 'vitest'
import { meantAddress } from './meant-address.ts'

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
    '/es/%E0%A4%A',
    '/assets/site.js',
    '/.env',
  ])('%s is no page of ours', (asked) => {
    expect(meantAddress(asked, '?a=b')).toBeNull()
  })

  it('never redirects to itself', () => {
    for (const address of ['/', '/es', '/es/welcome', '/pt-br/contact', '/track-record', '/es/track-record/gone'])
      expect(meantAddress(address, '?a=b')).toBeNull()
  })
})
