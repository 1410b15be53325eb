import { expect, type Locator, type Page } from '@playwright/test'
import { choose, chooseTyped, pick, typeDay } from './fields.ts'
import { pdf } from './files.ts'
import { uploadPicture } from './picture.ts'

export interface Profile {
  readonly jobTitle: string
  readonly introduction: string
  readonly city: string
  /** ZAR an hour. */
  readonly rate: string
  readonly skills: readonly string[]
}

const save = async (drawer: Locator, button: string): Promise<void> => {
  await drawer.getByRole('button', { name: button }).click()
  await expect(drawer).toBeHidden()
}

async function fillMainProfile(page: Page, { jobTitle, introduction, city, rate }: Profile): Promise<void> {
  const drawer = page.getByRole('dialog', { name: 'Main profile' })
  await drawer.getByRole('combobox', { name: 'Job title' }).fill(jobTitle)
  await chooseTyped(drawer, 'Where you live', city, new RegExp(`^${city}`))
  await drawer.getByRole('textbox', { name: 'Introduction' }).fill(introduction)
  await pick(drawer, 'Opportunity', 'Contract')
  await pick(drawer, 'Work type', 'Remote')
  await choose(drawer, /Availability/, 'Immediately')
  await choose(drawer, /Shortest contract/, '3-6 Months')
  await drawer.getByRole('textbox', { name: 'Hourly rate' }).fill(rate)
  await save(drawer, 'Save profile')
}

async function addPicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a picture' }).click()
  const drawer = page.getByRole('dialog', { name: 'Picture' })
  await uploadPicture(page, drawer.locator('input[type="file"]'))
  await expect(page.getByText('Picture saved')).toBeVisible()
  await save(drawer, 'Done')
}

async function chooseIndustry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit industries' }).click()
  const drawer = page.getByRole('dialog', { name: 'Industries' })
  // The answer from the sign-up is already ticked.
  await expect(drawer.getByRole('checkbox', { name: 'Information Technology' })).toBeChecked()
  await save(drawer, 'Save industries')
}

async function addSkills(page: Page, skills: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Edit skills' }).click()
  const drawer = page.getByRole('dialog', { name: 'Skills' })
  for (const skill of skills) {
    // A comma completes a skill.
    await drawer.getByRole('combobox', { name: 'What you are good at' }).fill(`${skill},`)
    await expect(drawer.getByRole('button', { name: `Remove ${skill}`, includeHidden: true })).toBeVisible()
  }
  // Leaving the field closes its list.
  await page.keyboard.press('Tab')
  await save(drawer, 'Save skills')
}

async function addJob(page: Page, { jobTitle }: Profile): Promise<void> {
  await page.getByRole('button', { name: 'Add work experience' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add work experience' })
  await drawer.getByRole('textbox', { name: 'Title' }).fill(jobTitle)
  await drawer.getByRole('textbox', { name: 'Company' }).fill('Harbour Instruments')
  await drawer.getByRole('textbox', { name: 'Location' }).fill('Cape Town')
  await drawer.getByText('I work here now').click()
  await typeDay(drawer, 'From', '2021-03-01')
  await drawer
    .getByRole('textbox', { name: 'What you did' })
    .fill('Moved the tide gauges to streaming, and slept well.')
  await save(drawer, 'Save entry')
  await expect(page.getByText('Harbour Instruments, Cape Town')).toBeVisible()
}

/** Fills in the profile section by section, starting from its open main section. */
export async function completeProfile(page: Page, profile: Profile): Promise<void> {
  await fillMainProfile(page, profile)
  await addPicture(page)
  await chooseIndustry(page)
  await addSkills(page, profile.skills)
  await addJob(page, profile)
}

/** Opens the main section from the list of what is missing, and writes another introduction. */
export async function rewriteIntroduction(page: Page, introduction: string): Promise<void> {
  const missing = page.getByRole('list', { name: 'Still missing' })
  await missing.getByRole('button', { name: 'Write an introduction of at least 120 characters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main profile' })
  await expect(drawer.getByText(/\d+ more characters to go\./)).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Introduction' }).fill(introduction)
  await expect(drawer.getByText(/to go\./)).toBeHidden()
  await save(drawer, 'Save profile')
}

/** Replaces the introduction of a complete profile with one that only an operator approves. */
export async function shortenIntroduction(page: Page, introduction: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit main profile' }).click()
  const drawer = page.getByRole('dialog', { name: 'Main profile' })
  await drawer.getByRole('textbox', { name: 'Introduction' }).fill(introduction)
  await save(drawer, 'Save profile')
}

export async function addLanguages(page: Page, languages: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Edit languages' }).click()
  const drawer = page.getByRole('dialog', { name: 'Languages' })
  for (const language of languages) await chooseTyped(drawer, 'You can work in', language, language)
  await page.keyboard.press('Tab')
  await save(drawer, 'Save languages')
}

export async function addEducation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add education' }).click()
  const drawer = page.getByRole('dialog', { name: 'Add education' })
  await drawer.getByRole('textbox', { name: 'Qualification' }).fill('Diploma in Records')
  await drawer.getByRole('textbox', { name: 'Institution' }).fill('Durban University of Technology')
  await choose(drawer, /Level/, 'Diploma / Associate degree')
  await typeDay(drawer, 'Graduated on', '2014-11-30')
  await save(drawer, 'Save education')
}

/** Uploads a CV after its preview was shown. */
export async function addWrittenCv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload cv' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload your file' })
  await dialog.locator('input[type="file"]').setInputFiles(pdf('cv.pdf', 'Keeper of records'))
  await save(dialog, 'Save')
  await expect(page.getByText('CV saved')).toBeVisible()
}
