import { doc, docx, pdf } from '../pages/files.ts'
import { signIn } from '../pages/login.ts'
import { newcomer } from '../pages/people.ts'
import { drawnPicture, uploadPicture } from '../pages/picture.ts'
import { makeFindable } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

// FILE-13, UI-39
test('an upload shows its limits first, and a preview in place', async ({ openBrowser, product }) => {
  const person = newcomer('Nomsa', 'Ngcobo')
  const page = await openBrowser(product.contractors)
  await makeFindable(page, product.contractors, person, 'Keeper of papers')
  await signIn(page, person.email, person.password)
  await page.goto('/resume?edit=Cv')
  const dialog = page.getByRole('dialog', { name: 'Upload your file' })
  const file = dialog.locator('input[type="file"]')
  await expect(dialog).toContainText('PDF or Word (.pdf, .doc, .docx), 10 MB at most.')

  await test.step('a picture is rejected with a message', async () => {
    await file.setInputFiles(drawnPicture())
    await expect(dialog).toContainText('Please choose a PDF or Word file (.pdf, .doc or .docx).')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
  await test.step('a file that is not a PDF despite its name is rejected by its content', async () => {
    await file.setInputFiles({ ...drawnPicture(), name: 'cv.pdf', mimeType: 'application/pdf' })
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  })
  await test.step('an old Word file is accepted, with a note that there is no preview', async () => {
    await file.setInputFiles(doc('cv.doc'))
    await expect(dialog).toContainText('There is no preview of this kind of file here.')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  })
  await test.step('a PDF', async () => {
    await file.setInputFiles(pdf('cv.pdf', 'Keeper of papers'))
    // Browsers without a built-in PDF viewer show a message instead.
    const shown = dialog.locator('iframe[title="Preview of cv.pdf"]').or(dialog.getByText('There is no preview'))
    await expect(shown).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled()
  })
  await test.step('a Word file', async () => {
    await file.setInputFiles(docx('cv.docx', 'Twelve years of harbour papers'))
    const frame = dialog.frameLocator('iframe[title="Preview of cv.docx"]')
    await expect(frame.getByText('Twelve years of harbour papers')).toBeVisible()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('CV saved')).toBeVisible()
    await expect(page.locator('#main').getByText('cv.docx').first()).toBeVisible()
  })
  await test.step('a picture', async () => {
    await page.goto('/resume?edit=Picture')
    await uploadPicture(page, page.getByRole('dialog', { name: 'Picture' }).locator('input[type="file"]'))
    await expect(page.getByText('Picture saved')).toBeVisible()
  })
})
