import { expect, type Page } from '@playwright/test'

interface Mail {
  readonly subject: string
  readonly text: string
}

/**
 * What stands in the newest mail to somebody, by the first group of a pattern; mails come by the worker, so it is waited for. What an
 * earlier mail said can be left out.
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

/** The path of a mail's link; the link itself names one address of the product, and this browser may use another. */
export const readLink = (page: Page, email: string, path: string): Promise<string> =>
  readMail(page, email, new RegExp(`https?://[^\\s/]+(/${path}\\?\\S+)`))

/** Opens the link of the verification mail, as its reader would. */
export async function verifyByMail(page: Page, email: string): Promise<void> {
  await page.goto(await readLink(page, email, 'verify-email'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is verified' })).toBeVisible()
}
