import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { signIn } from '../pages/login.ts'
import { newcomer } from '../pages/people.ts'
import { row, searchFor } from '../pages/search.ts'
import { completeContractor, registerEmployer } from '../pages/set-up.ts'
import { signUpContractor } from '../pages/sign-up.ts'
import { type ProductOnDatabase, startOnDatabase } from '../product/start-on-database.ts'
import { expect, test } from '../product/test.ts'

let product: ProductOnDatabase
test.beforeAll(async () => {
  product = await startOnDatabase()
})
test.afterAll(() => product.stop())

/** The path of the link in the newest mail to an address. */
async function readVerificationPath(email: string): Promise<string> {
  let path: string | undefined
  await expect
    .poll(async () => {
      const files = await readdir(product.outbox).catch(() => [])
      const mails = await Promise.all(files.map((file) => readFile(join(product.outbox, file), 'utf8')))
      const text = mails
        .map((mail) => JSON.parse(mail) as { to: string; text: string })
        .find(({ to }) => to === email)?.text
      path = /https?:\/\/[^\s/]+(\/verify-email\?\S+)/.exec(text ?? '')?.[1]
      return path
    })
    .toBeTruthy()
  return path ?? ''
}

/** Follows that link, and waits until the address is verified. */
async function verify(page: Page, email: string): Promise<void> {
  await page.goto(await readVerificationPath(email))
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is verified' })).toBeVisible()
}

// MOD-13, MOD-17, MOD-28
test('with DATABASE_URL and nothing else, a person signs up, is vetted by the first operator and found by an employer', async ({
  openBrowser,
}) => {
  const contractor = newcomer('Zola', 'Mabaso')
  const name = `${contractor.firstName} ${contractor.lastName}`
  const theirs = await openBrowser(product.url)
  await signUpContractor(theirs, contractor)
  await verify(theirs, contractor.email)
  await completeContractor(product.url, contractor, 'Harbour pilot analyst')

  const first = newcomer('Olga', 'Petrova')
  const printed = await product.operator('--address', first.email, '--name', 'Olga Petrova')
  const link = /https?:\/\/[^\s/]+(\/staff\/link\S+)/.exec(printed)?.[1] ?? ''
  const operator = await openBrowser(product.url)
  await operator.goto(link)
  await operator.getByLabel('Password', { exact: true }).fill(first.password)
  await operator.getByLabel('The same again').fill(first.password)
  await operator.getByRole('button', { name: 'Save and sign in' }).click()
  await operator.getByRole('button', { name: 'Set up the app' }).click()
  const secret = (await operator.getByLabel('Key', { exact: true }).innerText()).replaceAll(/\s/g, '')
  await operator.getByRole('textbox', { name: 'The code that the app shows' }).fill(new TOTP({ secret }).generate())
  await operator.getByRole('button', { name: 'Turn on' }).click()
  await operator.getByRole('region', { name: 'Queue' }).getByRole('link', { name }).click()
  await expect(operator.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await operator.keyboard.press('a')
  await expect(operator.getByText(`${name} is approved`)).toBeVisible()

  const dana = newcomer('Dana', 'Whitfield')
  await registerEmployer(product.url, dana, 'Kestrel Freight')
  const employer = await openBrowser(product.url)
  await verify(employer, dana.email)
  await signIn(employer, dana.email, dana.password)
  await employer.goto('/search-results')
  const welcome = employer.getByRole('dialog', { name: /^Welcome/ })
  await expect(welcome).toBeVisible()
  await employer.keyboard.press('Escape')
  await expect(welcome).toBeHidden()
  await searchFor(employer, 'Harbour pilot analyst')
  await expect(row(employer, name)).toHaveCount(1)
})
