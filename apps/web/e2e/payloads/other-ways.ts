import type { Browser } from '@playwright/test'
import { linkedInPdf } from '../../../../adapters/profile-import/testing/linkedin-pdf.ts'
import { readExportedPages } from '../../../server/src/http-tests/support/exported-files.ts'
import { logIn, PASSWORD } from '../../../server/src/http-tests/support/people.ts'
import { PAYLOADS, payloadFor } from './payloads.ts'
import { numbers, type Size } from './people.ts'
import type { Tally } from './tally.ts'
import { CV_TEXT, USER_AGENT } from './text-fields.ts'
import type { Visitor } from './visits.ts'
import { inspect, type Watch, watchContext } from './watch.ts'
import type { World } from './world.ts'

// Ways in which texts reach pages and that no field of the contract stands for.

/** Characters that the fonts of a PDF have. */
const printable = (text: string): string => text.replaceAll(/[^\u0020-\u007e]/g, '')
const cvText = (at: number): string => printable(payloadFor(CV_TEXT.code, at).text)

/** Reads CVs whose every line is a payload: what was found is shown before it is saved. */
export async function readCvs({ open, page }: Visitor, tally: Tally, { isWhole }: Size): Promise<void> {
  const each = 25
  for (const start of numbers(isWhole ? PAYLOADS / each : 1).map((round) => round * each)) {
    const person = {
      name: cvText(start),
      headline: cvText(start + 1),
      location: cvText(start + 2),
      summary: numbers(4).map((at) => cvText(start + 3 + at)),
      skills: numbers(4).map((at) => cvText(start + 7 + at)),
      companies: numbers(4).map((at) => ({
        name: cvText(start + 11 + at),
        roles: [
          { title: cvText(start + 15 + at), start: `201${at}-03`, end: `201${at}-09`, text: [cvText(start + 19 + at)] },
        ],
      })),
      schools: [{ name: cvText(start + 23), degree: cvText(start + 24), start: '2003', end: '2006' }],
    }
    for (const at of numbers(each)) tally.sent(CV_TEXT, start + at, true)
    const buffer = Buffer.from(await linkedInPdf(person))
    await open('/resume', async () => {
      const file = { name: `${person.name}.pdf`, mimeType: 'application/pdf', buffer }
      await page.getByRole('region', { name: 'From a LinkedIn PDF' }).locator('input[type="file"]').setInputFiles(file)
      await page.getByRole('heading', { level: 1, name: 'What the file says' }).waitFor()
    })
  }
}

/** Signs in with browsers whose names are payloads, which the list of sessions and the mail about a sign-in show. */
export async function signInByOtherBrowsers({ site, target }: World, tally: Tally, { isWhole }: Size): Promise<void> {
  for (const at of isWhole ? numbers(PAYLOADS) : [0, 12]) {
    const headers = {
      'content-type': 'application/json',
      'user-agent': printable(payloadFor(USER_AGENT.code, at).text),
    }
    const body = JSON.stringify({ email: target.email, password: PASSWORD })
    const { ok } = await site.request('/v0/auth/login', { method: 'POST', headers, body })
    tally.sent(USER_AGENT, at, ok)
  }
}

/** Opens the pages in the copies of their data that people download, without any policy. */
export async function openExports(browser: Browser, { site, target, wings }: World, tally: Tally): Promise<Watch> {
  const context = await browser.newContext()
  const watch = await watchContext(context, null)
  const page = await context.newPage()
  for (const { email } of [target, ...wings.slice(0, 1)]) {
    const pages = await readExportedPages(site, await logIn(site, email))
    if (pages.length === 0) watch.findings.push(`The copy of the data of ${email} has no page`)
    for (const html of pages) {
      await page.setContent(html)
      tally.saw(await inspect(page, watch, `the copy of the data of ${email}`))
    }
  }
  await context.close()
  return watch
}
