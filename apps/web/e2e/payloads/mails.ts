import type { Browser } from '@playwright/test'
import type { Tally } from './tally.ts'
import { inspect, type Watch, watchContext } from './watch.ts'

/** A mail of the outbox. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

const LINKS = `[...document.querySelectorAll('[href],[src],[action],[background]')].map(e => e.getAttribute('href') || e.getAttribute('src') || e.getAttribute('action') || e.getAttribute('background'))`

/**
 * Opens the HTML of every mail as a document of its own without any policy, as mail programs do not apply ours; nothing may be asked for, and
 * links lead to our own origin.
 */
export async function openMails(
  browser: Browser,
  mails: readonly Mail[],
  origin: string,
  tally: Tally,
): Promise<Watch> {
  const context = await browser.newContext()
  const watch = await watchContext(context, null)
  const page = await context.newPage()
  for (const { html, subject, text, to } of mails) {
    const where = `the mail “${subject}” to ${to}`
    await page.setContent(html)
    tally.saw(await inspect(page, watch, where))
    tally.saw(subject)
    if (/[\r\n]/.test(subject)) watch.findings.push(`a line break in the subject of ${where}`)
    const links = await page.evaluate<readonly string[]>(LINKS)
    for (const link of links) if (!link.startsWith(`${origin}/`)) watch.findings.push(`a link to ${link} in ${where}`)
    if (text === '') watch.findings.push(`no text in ${where}`)
  }
  await context.close()
  return watch
}
