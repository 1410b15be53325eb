import { expect, test } from '@playwright/test'
import { join } from 'node:path'
import { ROUTES } from '@guildhall/domain/onboarding'
import { type DataFolder, makeDataFolder, type ServerProcess, startServer } from '../product/server-process.ts'
import { makeScratch, sendEverywhere } from './every-field.ts'
import { openMails } from './mails.ts'
import { openExports, signInByOtherBrowsers } from './other-ways.ts'
import { PAYLOADS } from './payloads.ts'
import { numbers, readMails, type Size } from './people.ts'
import { createTally } from './tally.ts'
import { CV_TEXT, FILE_NAME, PAGE_ADDRESS, textFields, USER_AGENT } from './text-fields.ts'
import { tour } from './tours.ts'
import { expectNothing, type Visits } from './visits.ts'
import { reasonFor, shown } from './where-shown.ts'
import { makeWorld } from './world.ts'
import { createWriter } from './write-payloads.ts'

const isWhole = process.env['PROVE'] === '1'
const size: Size = isWhole
  ? { isWhole, people: PAYLOADS, rich: 12, entries: 42, threads: 63, wings: 10, list: 50, addresses: 10 }
  : { isWhole, people: 4, rich: 1, entries: 3, threads: 2, wings: 1, list: 3, addresses: 1 }
/** The payloads that are sent in fields without a person of their own. */
const places = isWhole ? numbers(PAYLOADS) : [18, 207]

let product: { readonly server: ServerProcess; readonly folder: DataFolder } | undefined
test.afterEach(async () => {
  await product?.server.stop()
  await product?.folder.remove()
})

/** The product with nobody in it. */
async function startEmpty(): Promise<ServerProcess> {
  const folder = await makeDataFolder()
  const env = { DATA_DIR: folder.path, SEED: 'none', SUPPORT_EMAIL: 'support@payloads.example' }
  const server = await startServer(env, join(import.meta.dirname, 'serve.ts'))
  product = { server, folder }
  return server
}

const open = textFields.filter(({ closed }) => closed === null)

// API-31
test('every text of the contract is shown somewhere, or has a reason why not', () => {
  expect(open.map(({ key }) => key).filter((key) => !shown.includes(key) && reasonFor(key) === null)).toEqual([])
  const known = new Set([...open, FILE_NAME].map(({ key }) => key))
  expect(shown.filter((key) => !known.has(key))).toEqual([])
})

// API-31
test('no payload runs, is reported, or becomes an element on any screen and in any mail', async ({ browser }) => {
  test.setTimeout(isWhole ? 2_400_000 : 240_000)
  const server = await startEmpty()
  const tally = createTally()
  const writer = createWriter(server.url, tally)
  const world = await makeWorld(server.url, writer, tally, size)
  const scratch = await makeScratch(world)
  const visits: Visits = { watches: [], routes: new Set(), loads: 0 }
  // Sign-ins come first: payloads sent as addresses to sign in with use up the failed attempts of this network.
  await signInByOtherBrowsers(world, tally, size)
  visits.watches.push(await openExports(browser, world, tally))
  await sendEverywhere(writer, tally, world, scratch, places)
  await tour(browser, world, writer, tally, visits, size)
  const mails = await readMails(world.site)
  visits.watches.push(await openMails(browser, mails, server.url, tally))

  const counts = visits.watches.map((watch) => watch.counts)
  const sum = (of: (count: (typeof counts)[number]) => number): number =>
    counts.reduce((total, one) => total + of(one), 0)
  const report =
    `${PAYLOADS} payloads, ${open.length} text fields of ${textFields.length} and four other ways; ${tally.writes.accepted} written, ${tally.writes.refused} refused; ` +
    `${visits.loads} screens and ${mails.length} mails opened; ${sum(({ ran }) => ran)} ran, ${sum(({ reports }) => reports)} policy reports`
  process.stdout.write(`${report}\n`)
  expect.soft(writer.faults).toEqual([])
  expectNothing(visits)
  expect.soft(ROUTES.map(({ path }) => path).filter((path) => !visits.routes.has(path))).toEqual([])
  const unseen = [...open, FILE_NAME]
    .filter(({ key }) => shown.includes(key))
    .map((field) => ({ field, missing: [...tally.acceptedIn(field)].filter((at) => !tally.seenOf(field).has(at)) }))
  if (isWhole) {
    expect
      .soft(
        [...open, PAGE_ADDRESS, FILE_NAME, USER_AGENT, CV_TEXT]
          .filter((field) => tally.sentIn(field).size < PAYLOADS)
          .map(({ key }) => key),
      )
      .toEqual([])
    expect
      .soft(
        unseen
          .filter(({ missing }) => missing.length > 0)
          .map(({ field, missing }) => `${field.key}: ${missing.join(' ')}`),
      )
      .toEqual([])
  } else {
    expect(unseen.filter(({ field }) => tally.seenOf(field).size === 0).map(({ field }) => field.key)).toEqual([])
  }
})
