import { expect, it } from 'vitest'
import { call, message, owner, ownProduct } from '#server/testing/product.ts'
import { addTeammate } from '#server/testing/teammates.ts'
import { axe } from './support/axe.ts'
import { goTo, openRecord, teammate } from './support/people.ts'
import { browser } from './support/shared-browser.ts'

it('work passed from one teammate to another arrives live by a typed mention or an assignment, in bell, My day and history, and can be completed', async () => {
  const product = await ownProduct()
  await call(product.url, 'sendContact', { body: message })
  const agent = await addTeammate(product, 'agent', 'the agent')
  const { page: theirs } = await teammate(browser, product.url, agent)
  await goTo(theirs, 'My day')
  const { page: mine } = await teammate(browser, product.url, owner)

  const record = await openRecord(mine, message.name)
  const note = record.getByRole('textbox', { name: 'Comment' })
  await note.pressSequentially('Speaks Spanish, @the')
  await record.getByRole('form', { name: 'Note' }).getByRole('option', { name: 'the agent' }).waitFor()
  expect(await axe(mine)).toEqual([])
  await note.press('Enter')
  await note.pressSequentially('can you call?')
  expect(await note.inputValue()).toBe('Speaks Spanish, @the agent can you call?')
  await note.press('Control+Enter')
  await record.getByText('Speaks Spanish, @the agent can you call?').waitFor()
  await record.getByLabel('Assignee', { exact: true }).selectOption('the agent')

  const passed = theirs.getByRole('region', { name: /^From teammates \(2\)/ })
  await passed.getByRole('link', { name: `${owner.username} assigned ${message.name} to you` }).waitFor()
  await passed.getByRole('link', { name: `${owner.username} mentioned you in ${message.name}’s history` }).waitFor()
  await theirs.getByRole('button', { name: /^Notifications/ }).click()
  const bell = theirs.getByRole('dialog', { name: 'Notifications' })
  await bell.getByRole('button', { name: `${owner.username} assigned ${message.name} to you` }).waitFor()
  await bell.getByRole('button', { name: 'Close' }).click()
  await passed.getByRole('button', { name: /^Mark as done: owner mentioned you/ }).click()
  await theirs.getByRole('region', { name: /^From teammates \(1\)/ }).waitFor()

  await theirs.getByRole('link', { name: `${owner.username} assigned ${message.name} to you` }).click()
  await theirs.getByText('Assignee: Unassigned → the agent').waitFor()
  expect(theirs.url()).toContain('/admin/leads/')
})
