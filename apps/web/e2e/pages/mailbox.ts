import { expect, type Page } from '@playwright/test'

interface Mail {
  readonly subject: string
  readonly text: string
}

/** Opens the link of the verification mail, as its reader would; the mail comes by the worker, so it is waited for. */
export async function verifyByMail(page: Page, email: string): Promise<void> {
  let link: string | undefined
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/dev/mail/messages?to=${encodeURIComponent(email)}`)
        const mails = (await answer.json()) as readonly Mail[]
        link = mails.map(({ text }) => /https?:\/\/[^\s/]+(\/verify-email\?\S+)/.exec(text)?.[1]).find(Boolean)
        return link
      },
      { message: `a verification mail to ${email}`, timeout: 20_000 },
    )
    .toBeTruthy()
  // The link names one address of the product; this browser may use another.
  await page.goto(link ?? '')
  await expect(page.getByRole('heading', { level: 1, name: 'Your address is verified' })).toBeVisible()
}
