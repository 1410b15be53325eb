import { signIn } from '../pages/login.ts'
import { enterByMail } from '../pages/mailbox.ts'
import { demo, newcomer } from '../pages/people.ts'
import { row, searchFor } from '../pages/search.ts'
import { completeContractor } from '../pages/set-up.ts'
import { signUpContractor } from '../pages/sign-up.ts'
import { signInOperator } from '../pages/staff.ts'
import { expect, test } from '../product/test.ts'

// MOD-13, MOD-14, MOD-15, MOD-23
test('a superadmin adds an operator, who comes by their link and sees what their role opens', async ({
  openBrowser,
  product,
}) => {
  const superadmin = await openBrowser(product.employers)
  await signInOperator(superadmin, '/staff/operators', demo.operator, demo.password)
  const colleague = newcomer('Ines', 'Carvalho')
  await superadmin.getByRole('button', { name: 'Add an operator' }).click()
  await superadmin.getByRole('textbox', { name: 'E-mail' }).fill(colleague.email)
  await superadmin.getByRole('button', { name: 'Make the link' }).click()
  const link = await superadmin.getByRole('textbox', { name: 'One-time link' }).inputValue()
  await superadmin.getByRole('button', { name: 'I have handed it over' }).click()
  await expect(superadmin.getByRole('row', { name: new RegExp(colleague.email) })).toContainText('Has not come yet')

  const vetter = await openBrowser(product.employers)
  await vetter.goto(link)
  await vetter.getByRole('textbox', { name: 'Your name' }).fill(`${colleague.firstName} ${colleague.lastName}`)
  await vetter.getByLabel('Password', { exact: true }).fill(colleague.password)
  await vetter.getByLabel('The same again').fill(colleague.password)
  await vetter.getByRole('button', { name: 'Save and sign in' }).click()
  const places = vetter.getByRole('navigation', { name: 'Back office' })
  await expect(places).toBeVisible()
  await expect(places.getByRole('link', { name: 'Operators' })).toBeHidden()
  await vetter.goto('/staff/operators')
  await expect(vetter.getByRole('heading', { name: 'There is no such page' })).toBeVisible()

  // The link works once.
  const other = await openBrowser(product.employers)
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link can no longer be used' })).toBeVisible()

  // Whose access has ended cannot go on.
  await superadmin.reload()
  await superadmin.getByRole('button', { name: new RegExp(`^End the access of Ines`) }).click()
  await superadmin.getByRole('button', { name: 'End access', exact: true }).click()
  await expect(superadmin.getByRole('row', { name: new RegExp(colleague.email) })).toContainText('Ended')
  await vetter.goto('/staff/account')
  await expect(vetter.getByRole('button', { name: 'Sign in' })).toBeVisible()
})

// MOD-27, MOD-28, MOD-33
test('a contractor signs up, an operator vets by keys alone, an employer finds the contractor until an operator suspends them', async ({
  openBrowser,
  product,
}) => {
  const contractor = newcomer('Zola', 'Mabaso')
  const name = `${contractor.firstName} ${contractor.lastName}`
  const theirs = await openBrowser(product.contractors)
  await signUpContractor(theirs, contractor)
  await enterByMail(theirs, contractor.email)
  await completeContractor(product.contractors, contractor, 'Harbour pilot analyst', 'Short, and so it waits.')

  const vetter = await openBrowser(product.employers)
  await signInOperator(vetter, '/staff/vetting', demo.operator, demo.password)
  await expect(vetter.getByRole('region', { name: 'Queue' }).getByRole('listitem')).not.toHaveCount(0)
  await vetter.keyboard.press('j')
  await expect(vetter).toHaveURL(/\/staff\/vetting\/.+/)
  await vetter.keyboard.press('g')
  await expect(vetter).toHaveURL(/\/staff\/vetting$/)

  const own = (await (await theirs.request.get('/v0/session')).json()) as { readonly user: { readonly uuid: string } }
  const { uuid } = own.user
  await vetter.goto(`/staff/vetting/${uuid}`)
  await expect(vetter.getByRole('heading', { name })).toBeVisible()
  await expect(vetter.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await vetter.keyboard.press('c')
  await expect(vetter.getByText('Choose at least one reason')).toBeVisible()
  await vetter.keyboard.press('a')
  await expect(vetter.getByText(`${name} is approved`)).toBeVisible()

  const employer = await openBrowser(product.employers)
  await signIn(employer, demo.paying, demo.password)
  await employer.goto('/search-results')
  await searchFor(employer, 'Harbour pilot analyst')
  await expect(row(employer, name)).toHaveCount(1)
  // MOD-35, MOD-37
  await vetter.goto('/staff/people')
  await vetter.getByRole('searchbox', { name: 'Find people' }).fill(contractor.email)
  await vetter.getByRole('link', { name }).click()
  await vetter.getByRole('button', { name: 'Suspend' }).click()
  const dialog = vetter.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Asks applicants for money')
  await dialog.getByRole('button', { name: 'Suspend' }).click()
  await expect(vetter.getByText('Suspended since')).toBeVisible()
  await expect(vetter.getByText('Asks applicants for money')).toBeVisible()
  const again = theirs.getByRole('dialog', { name: 'Sign in to go on' })
  await again.getByRole('textbox', { name: 'Password' }).fill(contractor.password)
  await again.getByRole('button', { name: 'Sign in and go on' }).click()
  await expect(again).toContainText('This account is suspended.')
  await employer.reload()
  await expect(row(employer, name)).toHaveCount(0)
})
