import { describe, expect, it } from 'vitest'
import { contactBody } from '#contract/contact.ts'
import { type FieldProblem, fieldProblems, problemsOf } from '#contract/errors.ts'
import { contactFormDialCodes } from '#domain/addresses/phone.ts'
import { limits } from '#domain/basics/text.ts'
import { leadFieldsWith } from '#domain/leads/lead-fields.ts'
import { consentVersion, consentWording } from '#domain/privacy/consent-wordings.ts'
import { languages } from '#domain/site/languages.ts'
import { type FormLine, type FormName, type FormState, formFacts, formNames, trapField } from '#web/site/page.ts'
import { renderForm } from '#web/site/renderer.tsx'
import { pageOf, statementOf, statements } from '#web/site/testing/pages.ts'
import { siteWords } from '#web/words/site/load.ts'

const names: FormName[] = ['quick', 'full']
const open: FormState = { values: {}, problems: {}, outcome: 'open' }
const form = (name: FormName, state: Partial<FormState> = {}, page: Parameters<typeof pageOf>[0] = {}) =>
  renderForm(pageOf({ ...page, forms: { [name]: { ...open, ...state } } }), name)
const fieldsOf = (html: string) => [...new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name))]

describe('a contact form', () => {
  it('has the required fields, works without a script and asks for no password', () => {
    const quick = ['form', 'name', 'email', 'phonePrefix', 'phoneNumber', 'capitalRange', 'investmentExperience']
    const consent = [trapField, 'consentVersion', 'emailOffers', 'phoneOffers']
    expect(fieldsOf(form('quick'))).toEqual([...quick, ...consent])
    expect(fieldsOf(form('full')).sort()).toEqual([...quick, ...consent, 'preferredLanguage', 'message'].sort())
    for (const name of names) {
      const [tag = ''] = form(name, {}, { language: 'de' }).split('>')
      expect(tag).toContain(`action="/de/welcome#${name}"`)
      expect(tag).toContain('method="post"')
      expect(form(name)).not.toContain('password"')
    }
  })

  it.each<FormLine>(leadFieldsWith({ visitor: true, kind: 'text' }))('asks somewhere for the line %s', (line) => {
    expect(Object.values(formFacts).filter(({ fields }) => fields.includes(line))).not.toEqual([])
  })

  it.each(Object.entries(formFacts))('%s requires what its call requires', (name, { platform, fields }) => {
    const html = form(name as FormName, {}, { name: name === 'quick' || name === 'full' ? 'welcome' : name } as never)
    const isEmpty = (control: string) => control.startsWith('<input') || control.includes('<option value="" selected')
    const controls = [...html.matchAll(/<input [^>]*>|<select [^>]*>.*?<\/select>/g)].map(([control]) => control)
    const required = controls
      .filter((control) => / required=""/.test(control.split('>')[0]!) && isEmpty(control))
      .map((control) => / name="([^"]+)"/.exec(control)![1]!.replace('phoneNumber', 'phone'))
    const { error } = contactBody.safeParse({ platform, language: 'en' })
    expect(required).toEqual(fields.filter((field) => problemsOf(error!)[field] === 'required'))
    expect(required).toHaveLength(Object.keys(problemsOf(error!)).length)
  })

  it.each(languages)('is closed in %s on a live site without company, address and privacy contact', (language) => {
    const { closed } = siteWords(language).form
    const named = ['company.legalName', 'company.address', 'dataProtection.officer'].map((id) => statementOf(id, 'X'))
    for (const name of formNames) {
      const at = name === 'setup' ? 'subscription-success' : name === 'cancel' ? 'cancel' : 'welcome'
      const isClosed = (stated: typeof named) => {
        const html = form(name, {}, { language, name: at, mode: 'live', stated })
        expect(html.includes(closed.replaceAll("'", '&#x27;'))).toBe(!html.includes('<form'))
        return !html.includes('<form')
      }
      expect(isClosed(named.slice(1)), name).toBe(name !== 'cancel')
      expect(isClosed(named), name).toBe(false)
    }
  })

  it.each(languages)('has its own text in %s for a lost connection', (language) => {
    const words = siteWords(language)
    const own = { ...words.form, setup: words.service.setup.form, cancel: words.service.cancel }
    for (const name of formNames) {
      const at = name === 'setup' ? 'subscription-success' : name === 'cancel' ? 'cancel' : 'welcome'
      const { failedTitle, failedText } = own[name]
      const [, shown = ''] = / data-unreachable="([^"]*)"/.exec(form(name, {}, { language, name: at })) ?? []
      expect(shown.replaceAll('&#x27;', "'").replaceAll('&quot;', '"')).toBe(`${failedTitle}\n${failedText}`)
    }
  })

  it("starts as a beginner, without ticked boxes, with the page's language and its dial code", () => {
    const html = form('full', {}, { language: 'pt' })
    expect(html).toContain('<option value="beginner" selected="">')
    expect(html).toContain('<option value="pt" lang="pt" selected="">')
    expect(html).toContain('<option value="+351" selected="">')
    expect(html).not.toContain('checked')
    expect(html).toMatch(/placeholder="[^"]+"[^>]*><\/textarea>/)
  })

  it('lists the eighteen dial codes in order, and another chosen one', () => {
    const codes = (html: string) => [...html.matchAll(/<option value="(\+\d+(?: \w+)?)"/g)].map(([, code]) => code)
    const listed = contactFormDialCodes.map(({ dial }) => dial)
    expect(codes(form('quick'))).toEqual(listed)
    expect(codes(form('quick', { values: { phonePrefix: '+420' } }))).toEqual(['+420', ...listed])
    expect(codes(form('quick', { values: { phonePrefix: '+7 KZ' } }))).toEqual(['+7 KZ', ...listed])
    for (const phonePrefix of ['"><script>', '+7 ES', '+1 XX'])
      expect(codes(form('quick', { values: { phonePrefix } }))).toEqual(listed)
  })

  it('lets no browser cut pasted text', () => {
    for (const name of formNames) {
      const at = name === 'setup' ? 'subscription-success' : name === 'cancel' ? 'cancel' : 'welcome'
      expect(form(name, {}, { name: at }), name).not.toMatch(/maxlength/i)
    }
  })

  it.each(languages)('says in %s how much is too long, and returns all of it', (language) => {
    const message = 'я'.repeat(70_000)
    const html = form('full', { values: { message }, problems: { message: 'too_long' } }, { language })
    expect(html).toContain(`>${message}</textarea>`)
    const [, text = ''] = /id="full-message-problem">(.*?)<\/p>/.exec(html) ?? []
    expect(text.replaceAll(/[.,\u00a0\u202f](?=\d)/g, '').match(/\d+/g)).toEqual([
      String(limits.message),
      String(70_000 - limits.message),
    ])
  })

  it.each(languages)("explains in %s a field's problem at the field", (language) => {
    const { problems, missing } = siteWords(language).form
    const texts = { ...problems, required: missing.email!, too_long: problems.too_long(String(limits.email), '1') }
    for (const problem of fieldProblems) {
      const html = form('quick', { problems: { email: problem } }, { language })
      expect(html).toMatch(/<input id="quick-email" [^>]*aria-invalid="true" aria-describedby="quick-email-problem"/)
      expect(html).toContain(
        `<p class="problem" id="quick-email-problem">${texts[problem].replaceAll("'", '&#x27;')}</p>`,
      )
    }
  })

  it('keeps all input as plain text, and counts the problems first', () => {
    const values = {
      name: '<img src=x onerror=alert(1)>',
      email: 'ann(at)example',
      phonePrefix: '+49',
      phoneNumber: '12',
      investmentExperience: 'expert',
      capitalRange: '1m+',
      preferredLanguage: 'ar',
      message: 'a < b & c',
      emailOffers: 'on',
    }
    const problems: Record<string, FieldProblem> = { email: 'invalid_email', phoneNumber: 'invalid_phone' }
    const html = form('full', { values, problems })
    expect(html).not.toContain('<img')
    expect(html).toContain('value="&lt;img src=x onerror=alert(1)&gt;"')
    for (const [value, attributes] of [
      ['+49', ''],
      ['expert', ''],
      ['1m+', ''],
      ['ar', ' lang="ar"'],
    ])
      expect(html).toContain(`<option value="${value}"${attributes} selected="">`)
    expect(html).toContain('>a &lt; b &amp; c</textarea>')
    expect(html).toMatch(/id="full-emailOffers"[^>]*checked=""/)
    expect(html).not.toMatch(/id="full-phoneOffers"[^>]*checked=""/)
    const { problems: texts } = siteWords('en').form
    expect(html).toContain(
      `<p>2 fields need your attention.</p><ul><li><a href="#full-email">${texts.invalid_email}</a></li><li><a href="#full-phoneNumber">${texts.invalid_phone}</a></li></ul></div>`,
    )
  })

  it('explains a failed submission, and keeps the input', () => {
    const values = { name: 'Ann' }
    const spanish = form('quick', { values, outcome: 'failed' }, { language: 'es' })
    expect(spanish).toContain('Hubo un problema. Inténtalo de nuevo.')
    expect(spanish).toContain('value="Ann"')
    expect(form('full', { values, outcome: 'failed' })).toContain(siteWords('en').form.full.failedText)
    expect(form('full', { values, outcome: 'too_many_requests' })).toContain(siteWords('en').form.tooManyRequests)
  })

  it('is replaced by a thank-you card, whose promise is a claim', () => {
    const text = (html: string) =>
      html
        .replaceAll(/<[^>]+>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .replaceAll('&#x27;', "'")
    const spanish = form('quick', { outcome: 'sent' }, { language: 'es' })
    expect(spanish).toMatch(/<div id="quick" [^>]*role="status"/)
    expect(text(spanish)).toContain(
      '¡Perfecto! Tu información ha sido registrada. Un experto te contactará en menos de 2 horas.',
    )
    expect(text(form('full', { outcome: 'sent' }))).toContain(
      "We'll set up your automated trading system within 24 hours. sample figure",
    )
    const live = form('full', { outcome: 'sent' }, { mode: 'live' })
    expect(text(live)).toContain(siteWords('en').form.full.sentText)
    expect(text(live)).not.toContain('24 hours')
  })

  it('without a named controller promises nothing about the data, and says so', () => {
    const { notice } = siteWords('en').form
    const nobody = form('full')
    expect(nobody).toContain(notice.absent)
    for (const text of [notice.title, notice.text]) expect(nobody).not.toContain(text)
    const somebody = form('full', {}, { stated: statements })
    expect(somebody).toContain(`${notice.controller('Example Trading FZ-LLC')} ${notice.text}`)
    expect(somebody).not.toContain(notice.absent)
  })

  it('names the displayed consent wording, and if a controller was named', () => {
    for (const language of languages) {
      const versionOf = (stated: typeof statements) => {
        const html = form('quick', {}, { language, stated })
        const { emailOffers, phoneOffers, withdraw, notice, noNotice } = consentWording[language]
        for (const text of [emailOffers, phoneOffers, withdraw, stated.length > 0 ? notice : noNotice])
          expect(html).toContain(text)
        return /name="consentVersion" value="([^"]+)"/.exec(html)?.[1]
      }
      expect([versionOf(statements), versionOf([])]).toEqual([consentVersion(true), consentVersion(false)])
    }
  })
})
