import { expect, type Page } from '@playwright/test'

interface Mail {
  readonly subject: string
  readonly text: string
}

/**
 * The first group of a pattern in the newest mail to an address. Waits for the mail, because the worker sends it. A match that an
 * earlier mail contained can be excluded.
 */
export async function readMail(page: Page, email: string, pattern: RegExp, earlier = ''): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/dev/mail/messages?to=${encodeURIComponent(email)}`)
        const mails = (await answer.json()) as readonly Mail[]
        found = mails.map(({ text }) => pattern.exec(text)?.[1]).find((words) => words && words !== earlier)
        return found
      },
      { message: `a mail to ${email} with ${pattern.source}`, timeout: 20_000 },
    )
    .toBeTruthy()
  return found ?? ''
}

/** The path of a mail's link. The link itself has one address of the product, and this browser may use another. */
export const readLink = (page: Page, email: string, path: string): Promise<string> =>
  readMail(page, email, new RegExp(`https?://[^\\s/]+(/${path}\\?\\S+)`))

/** Opens the link of the verification mail, in any browser. */
export async function verifyByMail(page: Page, email: string): Promise<void> {
  await page.goto(await readLink(page, email, 'verify-email'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is verified' })).toBeVisible()
}

/** Opens it in the browser of the sign-up, which it signs in. */
export async function enterByMail(page: Page, email: string): Promise<void> {
  await verifyByMail(page, email)
  await page.getByRole('link', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
