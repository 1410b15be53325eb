import { pick } from '../pages/fields.ts'
import { beginProfile, signIn } from '../pages/login.ts'
import { demo, newcomer } from '../pages/people.ts'
import { addEducation, addLanguages, addWrittenCv, completeProfile, rewriteIntroduction } from '../pages/resume.ts'
import { getDrawer, row, searchFor, waitForResults } from '../pages/search.ts'
import { makeContractor } from '../pages/set-up.ts'
import { expect, test } from '../product/test.ts'

const person = newcomer('Thabiso', 'Lekota')

// UI-40
test('a contractor fills in a profile section by section until an employer finds it', async ({
  openBrowser,
  product,
}) => {
  const theirs = await openBrowser(product.contractors)
  await test.step('the contractor signs up and sees what is missing', async () => {
    await makeContractor(theirs, product.contractors, person)
    await signIn(theirs, person.email, person.password)
    await theirs.goto('/dashboard')
    await beginProfile(theirs, person.firstName)
    const drawer = theirs.getByRole('dialog', { name: 'Main profile' })
    await drawer.getByRole('button', { name: 'Save profile' }).click()
    await expect(drawer.getByRole('combobox', { name: 'Job title' })).toBeFocused()
    await expect(theirs.getByText('Not searchable until your profile is complete')).toBeVisible()
    await expect(theirs.getByRole('list', { name: 'Still missing' }).getByText('Picture')).toBeVisible()
  })
  await test.step('the sections are filled in', async () => {
    await completeProfile(theirs, {
      jobTitle: 'Lighthouse keeper of records',
      introduction: 'I keep the records of lights and buoys in order.',
      city: 'Durban',
      rate: '640',
      skills: ['SQL', 'Archiving'],
    })
    await addLanguages(theirs, ['English', 'Zulu'])
    await addEducation(theirs)
    await addWrittenCv(theirs)
  })
  // PROF-44
  await test.step('what keeps the profile from approval is left to do, and approves it once it is done', async () => {
    const progress = theirs.getByRole('complementary', { name: 'Completeness' })
    await expect(theirs.getByText('Not searchable yet: something is left to do')).toBeVisible()
    await expect(theirs.getByText('Your profile is with our operators.')).toBeVisible()
    await expect(progress).not.toContainText('100')
    await rewriteIntroduction(
      theirs,
      'I keep the records of lights and buoys in order: what was lit, when, and who saw to it. I move paper logs ' +
        'into databases that the next keeper can read without me.',
    )
    await expect(theirs.getByText('Approved and searchable')).toBeVisible()
    await expect(progress).toContainText('100')
  })
  await test.step('everything is there after a reload', async () => {
    await theirs.reload()
    await expect(theirs.getByText('Approved and searchable')).toBeVisible()
    await expect(theirs.getByText('Lighthouse keeper of records').first()).toBeVisible()
    await expect(theirs.getByText('Diploma in Records')).toBeVisible()
    await expect(theirs.getByRole('list', { name: 'Still missing' })).toBeHidden()
  })
  await test.step('Undo restores a deleted entry', async () => {
    const remove = theirs.getByRole('button', { name: /^Delete Diploma in Records/ })
    await remove.click()
    await expect(remove).toBeHidden()
    const toast = theirs.getByRole('alertdialog').filter({ hasText: 'Diploma in Records deleted' })
    await toast.getByRole('button', { name: 'Undo' }).click()
    await expect(remove).toBeVisible()
  })

  const ours = await openBrowser(product.employers)
  await signIn(ours, demo.paying, demo.password)
  await ours.goto('/search-results')
  await waitForResults(ours)
  const name = `${person.firstName} ${person.lastName}`
  await test.step('an employer finds the contractor by title and filters', async () => {
    await pick(ours.getByRole('complementary', { name: 'Filters' }), 'Work type', 'Remote')
    await searchFor(ours, 'lighthouse keeper of records')
    await row(ours, name).getByRole('link', { name, exact: true }).click()
  })
  await test.step('the drawer shows the whole profile', async () => {
    const drawer = getDrawer(ours, name)
    await expect(drawer).toContainText('I keep the records of lights and buoys in order')
    await expect(drawer).toContainText('Harbour Instruments')
    await expect(drawer).toContainText('Diploma in Records')
    await expect(drawer).toContainText('Zulu')
    await expect(drawer.getByText('Archiving')).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'View Full CV' })).toBeVisible()
  })
})
