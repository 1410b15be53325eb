import { readVisibilityStats } from '@guildhall/domain/search'
import { addDays, startOfWeek } from '@guildhall/domain/shared'
import { getInviteState } from '@guildhall/domain/companies'
import {
  createCandidateDirectory,
  createCompanyDirectory,
  createConversationInbox,
  createReceivedRequests,
  createRepositories,
  createWeeklyCounts,
} from '@guildhall/postgres'
import { createMigratedDatabase, type MigratedDatabase } from '@guildhall/postgres/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDemoInvoices } from './add-demo-invoices.ts'
import { generatePicture } from './generated-picture.ts'
import { demoAccounts } from './market/index.ts'
import { seedDemo } from './seed-demo.ts'

const NOW = new Date('2026-03-02T09:00:00.000Z')
const PAGE = { cursor: null, limit: 30 }

let database: MigratedDatabase
const seed = (into: MigratedDatabase, isPasswordPublished = true) =>
  seedDemo({
    database: into,
    contractors: 120,
    now: NOW,
    passwords: { hash: async (password) => `hash of ${password}` },
    isPasswordPublished,
    log: { info: () => undefined },
  })

beforeAll(async () => {
  database = await createMigratedDatabase()
  await seed(database)
})
afterAll(() => database.drop())

const accountOf = async (email: string) => {
  const account = await createRepositories(database.knex).accounts.findByEmail(email)
  if (!account) throw new Error(`There is no ${email}`)
  return account
}

const digest = async (of: MigratedDatabase): Promise<string> => {
  const { rows } = await of.knex.raw<{ rows: { digest: string }[] }>(
    `select md5(string_agg(t::text, '|' order by t::text)) as digest from (
       select uuid::text || email as t from accounts
       union all select uuid::text || status from conversations
       union all select uuid::text || body from messages
       union all select uuid::text || to_status || at from vetting_changes
       union all select candidate_uuid::text || day || kind || history_uuid from profile_sightings
     ) everything`,
  )
  return rows[0]?.digest ?? ''
}

describe('the demo seed', () => {
  it('lets every demo account sign in, with its profile complete', async () => {
    for (const { email } of Object.values(demoAccounts)) {
      const account = await accountOf(email)
      expect(account).toMatchObject({ passwordHash: 'hash of welcome to guildhall', signUpStep: 'complete' })
      expect(account.emailVerifiedAt).not.toBeNull()
    }
  })

  it('has a pending invite of the paying employer that reserves a seat, and an expired one', async () => {
    const { invites } = createRepositories(database.knex)
    const member = await createCompanyDirectory(database.knex).findMember(
      (await accountOf(demoAccounts.payingEmployer.email)).uuid,
    )
    const companyUuid = member?.companyUuid ?? ''
    const open = await invites.listOpenByEmail(companyUuid, [
      'joe@kestrelfreight.example',
      'lena@kestrelfreight.example',
    ])
    expect(new Map(open.map((invite) => [invite.email, getInviteState(invite, NOW)]))).toEqual(
      new Map([
        ['joe@kestrelfreight.example', 'pending'],
        ['lena@kestrelfreight.example', 'expired'],
      ]),
    )
    expect(await invites.listPendingRoles(companyUuid, NOW)).toMatchObject([{ role: 'recruiter' }])
  })

  it('makes most contractors searchable, each with a picture that the server can draw', async () => {
    const rates = { current: async () => ({ date: '2026-03-02', base: 'usd' as const, rates: { zar: 18, aud: 1.5 } }) }
    const keys: string[] = []
    for await (const batch of createCandidateDirectory({ knex: database.knex, rates }).stream(NOW, 50)) {
      for (const { profilePicture } of batch) keys.push(/([^/]+)\.svg$/.exec(profilePicture ?? '')?.[1] ?? '')
    }
    expect(keys.length).toBeGreaterThan(80)
    expect(keys.filter((key) => generatePicture(key) === null)).toEqual([])
  })

  it('leaves no first screen of a demo account empty', async () => {
    const { bookmarks, history, notifications } = createRepositories(database.knex)
    const inbox = createConversationInbox(database.knex)
    for (const { email } of Object.values(demoAccounts)) {
      const { companyUuid, userType, uuid } = await accountOf(email)
      const reader = {
        accountUuid: uuid,
        userType,
        companyUuid,
        seesAllOfCompany: true,
        seesOwn: true,
        seesShared: true,
      }
      const { items } = await inbox.list(reader, PAGE)
      expect(items.length).toBeGreaterThan(0)
      expect(items.filter(({ lastMessage, conversation }) => conversation.lastSequence > 0 && !lastMessage)).toEqual([])
      expect((await notifications.list(uuid, PAGE)).items.length).toBeGreaterThan(0)
    }
    const paying = await accountOf(demoAccounts.payingEmployer.email)
    expect((await bookmarks.list(paying.companyUuid ?? '', null, PAGE)).items).not.toEqual([])
    expect((await history.list(paying.uuid, PAGE)).items).not.toEqual([])
  })

  it('shows the demo contractor two months of visibility', async () => {
    const { accounts, impressions } = createRepositories(database.knex)
    const read = readVisibilityStats({
      accounts,
      impressions,
      clock: { now: () => NOW },
      receivedRequests: createReceivedRequests(database.knex),
    })
    const { uuid } = await accountOf(demoAccounts.contractor.email)
    const result = await read({
      actor: { accountUuid: uuid, userType: 'contractor', companyUuid: null, role: null, verified: true },
    })
    if (!result.ok) throw new Error(result.problem)
    const { answered, appeared, days, opened, received } = result.value
    expect(days.filter((day) => day.appeared > 0).length).toBeGreaterThan(20)
    for (const { before, count } of [appeared, opened, received]) {
      expect(count).toBeGreaterThan(0)
      expect(before).toBeGreaterThan(0)
    }
    expect(opened.count).toBeLessThan(appeared.count)
    expect(answered.count).toBeGreaterThan(0)
    expect(answered.count).toBeLessThanOrEqual(received.count)
  })

  // MOD-70
  it('has a year of numbers: more in its second half, and something of everything', async () => {
    const supplier = { name: 'Guildhall', address: [], email: null, vatNumber: null, registrationNumber: null }
    const invoiceSettings = { supplier, payTo: [], tax: { rate: 0, name: null } }
    await addDemoInvoices({ database, invoiceSettings, now: NOW, paymentRegions: [] })
    const from = addDays(startOfWeek(NOW), -51 * 7)
    const weeks = await createWeeklyCounts(database.knex).read({ from, now: NOW })
    const sumOf = (valueOf: (week: (typeof weeks)[number]) => number) =>
      [weeks.slice(0, 26), weeks.slice(26)].map((half) => half.reduce((sum, week) => sum + valueOf(week), 0))
    const growing = [
      sumOf(({ contractors }) => contractors),
      sumOf(({ employers }) => employers),
      sumOf(({ approvals }) => approvals),
      sumOf(({ requests }) => requests),
      sumOf(({ trials }) => trials),
      sumOf(({ revenue }) => revenue[0]?.minor ?? 0),
      sumOf(({ payingAtEnd }) => payingAtEnd),
    ]
    for (const [earlier = 0, later = 0] of growing) {
      expect(earlier).toBeGreaterThan(0)
      expect(later).toBeGreaterThan(earlier)
    }
    const [trials, converted] = [sumOf((week) => week.trials)[0] ?? 0, sumOf((week) => week.converted)[0] ?? 0]
    expect(converted / trials).toBeGreaterThan(0.2)
    expect(converted / trials).toBeLessThan(0.7)
    expect(sumOf((week) => week.stopped)[1]).toBeGreaterThan(3)
    expect(new Set(weeks.map(({ medianWait }) => medianWait)).size).toBeGreaterThan(40)
  })

  // BASE-26
  it('gives nobody the published password in production', async () => {
    const other = await createMigratedDatabase()
    expect(await seed(other, false)).toBe(true)
    const accounts = await other.knex('accounts').select<{ passwordHash: string }[]>('passwordHash')
    expect(accounts.length).toBeGreaterThan(100)
    expect(accounts.filter(({ passwordHash }) => passwordHash === 'hash of welcome to guildhall')).toEqual([])
    await other.drop()
  })

  it('does nothing if any account exists', async () => {
    const before = await digest(database)
    expect(await seed(database)).toBe(false)
    expect(await digest(database)).toBe(before)
  })

  it('creates the same market from the same options', async () => {
    const other = await createMigratedDatabase()
    expect(await seed(other)).toBe(true)
    expect(await digest(other)).toBe(await digest(database))
    await other.drop()
  })
})
