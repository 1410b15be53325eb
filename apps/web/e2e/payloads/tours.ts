import type { Browser, Page } from '@playwright/test'
import { type Route, type RouteAccess, ROUTES } from '@guildhall/domain/onboarding'
import type { Person } from '../../../server/src/http-tests/support/people.ts'
import { unwrap } from '../../../server/src/http-tests/support/unwrap.ts'
import { awaitRest } from '../pages/requests.ts'
import { readCvs } from './other-ways.ts'
import { PAYLOADS, payloadFor } from './payloads.ts'
import { numbers, type Size } from './people.ts'
import type { Tally } from './tally.ts'
import { PAGE_ADDRESS, textFields } from './text-fields.ts'
import { addressWith, type Visitor, type Visits, visitAs, untilLoaded } from './visits.ts'
import type { World } from './world.ts'
import type { Writer } from './write-payloads.ts'

const PUBLIC = new Set(['public', 'upgrade-plan', 'verification', 'never-redirected', 'home'])
/** Pages that are opened again with payloads in their address, which is enough in the small proof. */
const OWN = [
  '/resume',
  '/messages',
  '/connect',
  '/notifications',
  '/settings/account',
  '/settings/privacy',
  '/settings/notifications',
]
const COMPANY = [
  'company',
  'team',
  'invite-member',
  'audit',
  'billing',
  'subscription',
  'subscription/annual',
  'subscription/seats',
  'subscription/card',
  'account',
  'privacy',
  'notifications',
]
const SEARCH = '/search-results'

/** Opens something by a button, if it is there. */
const press =
  (name: RegExp | string) =>
  async (page: Page): Promise<void> => {
    const named = page
      .getByRole('button', { name })
      .or(page.getByRole('tab', { name }))
      .or(page.getByRole('link', { name }))
    await named.filter({ visible: true }).first().click()
    await untilLoaded(page)
  }

/** Every page that needs no login; the developers' pages stand elsewhere. */
async function tourOfVisitor({ open }: Visitor, size: Size): Promise<void> {
  const isPublic = ({ access, path }: Route): boolean => PUBLIC.has(access) && !path.startsWith('/dev/')
  const paths = size.isWhole ? ROUTES.filter(isPublic).map(({ path }) => path) : []
  for (const path of [...paths, '/restore-email?token=sample', '/no-such-page']) await open(path)
}

async function tourOfContractor({ glance, open, page }: Visitor, world: World, size: Size): Promise<void> {
  for (const path of size.isWhole ? OWN : []) await open(path)
  for (const part of [
    'MainProfile',
    'Industries',
    'Skills',
    'Languages',
    'Picture',
    'Cv',
    'WorkExperience&id=new',
    'Qualification&id=new',
  ])
    await open(`/resume?edit=${part}`)
  const [first = '', ...others] = world.conversations
  await open(`/messages/${first}`)
  for (const conversation of others) await glance(`/messages/${conversation}`)
  await open(`/connect/${world.conversations[0] ?? ''}`)
  await open('/messages?update=x', press('Updates'))
  await open('/dashboard', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByPlaceholder('Type a page, a name or a command').fill('ran')
    await awaitRest(page)
  })
  if (size.people > 1) await open('/dashboard', press(/^Notifications/))
}

/** How many searches of the history are shown. */
const RECENT = 9

/** The pages of an employer with lists. */
async function tourOfWing(
  { glance, open }: Visitor,
  { wings }: World,
  wing: number,
  { write }: Writer,
  { isWhole }: Size,
): Promise<void> {
  await open('/settings/templates')
  await open(SEARCH, press('Saved'))
  const each = Math.ceil(PAYLOADS / wings.length)
  for (let at = 0; at < (isWhole ? each : RECENT); at += RECENT) {
    for (const next of numbers(RECENT)) {
      const round = wing * each + at + next
      const body = { search_parameters: { workType: 'Remote' }, results: [] }
      const fields = ['jobTitle', 'location', 'skills.[]', 'industries.[]', 'languages.[]'].map(
        (name) => `search_parameters.${name}`,
      )
      await write({ name: 'recordSearch', token: wings[wing]?.token ?? '', body, fields, round, rounds: PAYLOADS })
    }
    await glance('/dashboard')
    await open(SEARCH, press(/^(?:History|Recent)/))
  }
}

async function tourOfHub({ open, page }: Visitor, world: World, size: Size): Promise<void> {
  const pages = Math.ceil(Math.max(0, size.people - 50) / 25)
  await open(`${SEARCH}?pages=${pages}`)
  await open(SEARCH, async () => {
    const bar = page.getByRole('search', { name: 'People' }).filter({ visible: true })
    const asked = page.waitForResponse(/job_title/)
    await bar.getByRole('combobox', { name: 'Job title' }).fill('ran')
    await asked
    await awaitRest(page)
  })
  await open(`${SEARCH}?pages=${pages}&view=map`)
  for (const { uuid } of world.rich) await open(`${SEARCH}?open=${uuid}`)
  const [first] = world.contractors.slice(-1)
  await open(`${SEARCH}?open=${first?.uuid ?? ''}&message=1`)
  await open(`${SEARCH}?open=${first?.uuid ?? ''}`, async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Report / }).click()
  })
  await open(
    `${SEARCH}?compare=${world.contractors
      .slice(0, 4)
      .map(({ uuid }) => uuid)
      .join(',')}&table=1`,
  )
  await open('/bookmarks')
  await open('/messages')
  await open(`/messages/${world.conversations[0] ?? ''}`)
  await open('/notifications')
  for (const path of size.isWhole ? COMPANY : []) await open(`/settings/${path}`)
}

/** A message arrives, and is then written, while the conversation is open; what was typed is there after a reload. */
async function liveTour({ page, watch }: Visitor, world: World, writer: Writer): Promise<void> {
  const field = textFields.find(({ key }) => key === 'sendMessage body.message')
  const [conversation = ''] = world.conversations
  const [hub] = world.wings
  await page.goto(`/messages/${conversation}`)
  const log = page.getByRole('log', { name: 'Messages' })
  await log.waitFor()
  await awaitRest(page)
  const body = { conversation_uuid: conversation, message: 'Hello' }
  await writer.write({ name: 'sendMessage', token: hub?.token ?? '', body, fields: ['message'], round: 3, rounds: 50 })
  await log
    .getByText(String((field?.code ?? 0) * 1000 + 3))
    .last()
    .waitFor()
  const typed = numbers(20)
    .map((at) => payloadFor(field?.code ?? 0, at * 25).text.replaceAll(/[\r\n]/g, ' '))
    .join(' ')
  const composer = page.getByRole('textbox', { name: /^Message to/ })
  await composer.fill(typed)
  await awaitRest(page)
  await page.reload()
  await composer.waitFor()
  await awaitRest(page)
  watch.findings.push(...((await composer.inputValue()) === '' ? ['what was typed is lost'] : []))
}

/** Every page that this visitor may open, with payloads in its address. */
async function tourOfAddresses(
  { glance }: Visitor,
  may: (access: RouteAccess) => boolean,
  tally: Tally,
  { addresses }: Size,
): Promise<void> {
  for (const { access, path } of ROUTES) {
    if (!may(access) || path.startsWith('/dev/') || path === '/logout') continue
    const whole = path.replace(':id', encodeURIComponent(payloadFor(PAGE_ADDRESS.code, 7).text))
    for (const round of numbers(addresses)) await glance(addressWith(whole, round, Math.max(addresses, 10), tally))
  }
}

/** Invoices as pages, each as its own company sees it. */
async function tourOfInvoices({ open, page }: Visitor, { invoices }: World): Promise<void> {
  for (const { path, token } of invoices) {
    await page.context().setExtraHTTPHeaders({ authorization: `Bearer ${token}` })
    await open(path)
  }
  await page.context().setExtraHTTPHeaders({})
}

/** Opens every screen as everybody, and every page with payloads in its address. */
export async function tour(
  browser: Browser,
  world: World,
  writer: Writer,
  tally: Tally,
  visits: Visits,
  size: Size,
): Promise<void> {
  const origin = world.site.url
  const as = async (person: Person | null, look: (visitor: Visitor) => Promise<void>): Promise<void> => {
    const visitor = await visitAs(browser, origin, person, tally, visits)
    if (person !== null) {
      // Over the first page of everybody is the welcome of a first login.
      await visitor.open('/dashboard')
      unwrap(await person.api.dismissWelcome())
    }
    await look(visitor)
    await visitor.close()
  }
  const everybody = async (): Promise<void> => {
    await as(null, async (visitor) => {
      await tourOfVisitor(visitor, size)
      await tourOfInvoices(visitor, world)
      await tourOfAddresses(visitor, (access) => PUBLIC.has(access), tally, size)
      for (const path of [`/dev/mail?to=${world.target.email}`, '/dev/mail/previews']) await visitor.open(path)
    })
    await as(world.viewer, async ({ open }) => {
      for (const path of size.isWhole ? ['/bookmarks', '/settings/team', '/settings/company', '/messages'] : [])
        await open(path)
      for (const path of [SEARCH, `${SEARCH}?open=${world.target.uuid}`]) await open(path)
    })
    // Only their own page shows the skills of a job.
    for (const person of world.rich.slice(1)) await as(person, ({ open }) => open('/resume'))
    for (const [at, wing] of world.wings.entries())
      if (at > 0) await as(wing, (visitor) => tourOfWing(visitor, world, at, writer, size))
  }
  const isOwn = (access: RouteAccess): boolean => access === 'shared' || access === 'account'
  await Promise.all([
    everybody(),
    as(world.target, async (contractor) => {
      await tourOfContractor(contractor, world, size)
      await liveTour(contractor, world, writer)
      await readCvs(contractor, tally, size)
      await tourOfAddresses(contractor, (access) => access === 'contractor' || isOwn(access), tally, size)
      await contractor.open('/logout')
    }),
    as(world.wings[0] ?? null, async (hub) => {
      await tourOfHub(hub, world, size)
      await tourOfWing(hub, world, 0, writer, size)
      await tourOfAddresses(hub, (access) => access === 'employer', tally, size)
    }),
  ])
  // The developers' page of the payment sandbox has an origin of its own.
  const { headers } = await world.site.request('/dev/payments', { redirect: 'manual' })
  const sandbox = new URL(headers.get('location') ?? '')
  const developer = await visitAs(browser, sandbox.origin, null, tally, visits)
  await developer.open(sandbox.pathname)
  await developer.close()
  visits.routes.add('/dev/payments')
}
