import { expect, it } from 'vitest'
import { owner, ownProduct } from '#server/testing/product.ts'
import { axe } from './support/axe.ts'
import { goTo, person, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('a customer who leaves declares it in two steps from any footer, gets a dated receipt, and a teammate completes it', async () => {
  const product = await ownProduct()
  const staff = await teammate(browser, product.url, owner)
  for (const javaScriptEnabled of [true, false]) {
    const { page, problems } = await person(browser, { javaScriptEnabled, expected: [/400/] })
    const name = javaScriptEnabled ? 'Ana Torres' : 'José Núñez'
    await page.goto(`${product.url}/en`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Withdraw from contract here' }).click()
    const first = page.getByRole('form', { name: 'Step 1 of 2' })
    await first.getByLabel('Name').fill(name)
    await first.getByLabel('Email').fill('ana@example.com')
    await first.getByLabel('Anything to add?').fill('Please confirm.')
    await first.getByRole('button', { name: 'Continue to confirmation' }).click()
    await first.getByText('1 field needs your attention').waitFor()
    await expect.poll(() => first.getByLabel('Name').inputValue()).toBe(name)
    await first.getByRole('radio', { name: 'Withdraw from my contract' }).check()
    await first.getByRole('button', { name: 'Continue to confirmation' }).click()

    const second = page.getByRole('form', { name: 'Please confirm' })
    await second.getByText('Withdraw from my contract').waitFor()
    if (javaScriptEnabled) expect(await axe(page)).toEqual([])
    await second.getByRole('button', { name: 'Change something' }).click()
    await expect.poll(() => first.getByLabel('Anything to add?').inputValue()).toBe('Please confirm.')
    await expect.poll(() => first.getByRole('radio', { name: 'Withdraw from my contract' }).isChecked()).toBe(true)
    await first.getByRole('button', { name: 'Continue to confirmation' }).click()
    await second.getByRole('button', { name: 'Confirm withdrawal' }).dblclick()

    const receipt = page.getByRole('status').filter({ hasText: 'We’ve received your notice' })
    await receipt.getByText(/UTC$/).waitFor()
    if (javaScriptEnabled) expect(await axe(page)).toEqual([])
    const { rows } = await product.database.pool.query('select id from cancellations where name = $1', [name])
    expect(rows).toHaveLength(1)
    await receipt.getByText(rows[0].id).waitFor()
    expect(problems).toEqual([])
  }

  await goTo(staff.page, 'Customers')

  await goTo(staff.page, 'Cancellations')
  const declaration = staff.page.getByRole('article').filter({ hasText: 'José Núñez' })
  await declaration.getByText('Withdrawal from the contract').waitFor()
  await declaration.getByRole('button', { name: /^Mark as done/ }).click()
  await declaration.waitFor({ state: 'detached' })
  await staff.page.getByLabel('Status').selectOption('Done')
  await declaration.getByText(/Done by/).waitFor()
  await declaration.getByRole('button', { name: /^Reopen/ }).click()
  await declaration.waitFor({ state: 'detached' })
  expect(staff.problems).toEqual([])
})

it('a customer who has subscribed submits the account, with or without a password, and the team sees it', async () => {
  const product = await ownProduct()
  const staff = await teammate(browser, product.url, owner)
  await goTo(staff.page, 'Customers')
  await goTo(staff.page, 'Account setups')
  for (const javaScriptEnabled of [true, false]) {
    const { page, problems } = await person(browser, { javaScriptEnabled, expected: [/400/] })
    const name = javaScriptEnabled ? 'Ana Torres' : 'José Núñez'
    await page.goto(`${product.url}/es/subscription-success`)
    const form = page.getByRole('form', { name: 'Datos de la cuenta de MetaTrader' })
    const password = form.getByLabel('Contraseña de MetaTrader', { exact: true })
    await form.getByLabel('Notas adicionales').fill('Por la tarde.')
    await expect.poll(() => password.isVisible()).toBe(false)
    await form.getByRole('radio', { name: /^Contraseña maestra/ }).check()
    await password.fill('corta')
    await form.getByRole('button', { name: 'Enviar los datos de la cuenta' }).click()
    for (const said of [
      'Nombre completo requerido',
      'Email válido requerido',
      'Teléfono válido requerido',
      'Usuario MT5 requerido',
      'Contraseña MT5 requerida',
      'Monto de inversión requerido',
    ])
      await form.getByRole('paragraph').filter({ hasText: said }).waitFor()
    await expect.poll(() => form.getByLabel('Notas adicionales').inputValue()).toBe('Por la tarde.')
    await expect.poll(() => password.inputValue()).toBe('')
    if (javaScriptEnabled) expect(await axe(page)).toEqual([])

    await form.getByLabel('Nombre completo').fill(name)
    await form.getByLabel('Correo').fill('ana@example.com')
    await form.getByLabel('Número de teléfono').fill(javaScriptEnabled ? '612345678' : '612345679')
    await form.getByLabel('Usuario de MetaTrader').fill('5012345')
    await form.getByLabel('Monto de inversión').selectOption('5000-10000')
    if (javaScriptEnabled) {
      await password.fill('Gold-rush 1849!')
      await form.getByLabel('Mostrar la contraseña').check()
      await expect.poll(() => password.getAttribute('type')).toBe('text')
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('1849')
    } else await form.getByRole('radio', { name: /^Ejecuto el bot/ }).check()
    await form.getByRole('button', { name: 'Enviar los datos de la cuenta' }).dblclick()
    await page.getByRole('status').filter({ hasText: 'Hemos recibido los datos de tu cuenta' }).waitFor()
    if (javaScriptEnabled) expect(await axe(page)).toEqual([])
    await staff.page.getByRole('article', { name, exact: true }).waitFor()
    expect(problems).toEqual([])
  }
  const { rows } = await product.database.pool.query('select access_way from subscription_setups order by access_way')
  expect(rows).toEqual([{ access_way: 'master_password' }, { access_way: 'own_terminal' }])
  expect(staff.problems).toEqual([])
})
