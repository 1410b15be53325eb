import { createRepositories } from '@guildhall/postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billing } from './call-table/plan.ts'
import { completeEmployer } from './support/complete-profiles.ts'
import { unwrap } from './support/unwrap.ts'
import { offer } from './support/offer.ts'
import { logIn, PASSWORD, type Person } from './support/people.ts'
import { startManualWebhooks, type ManualWebhooks } from './support/manual-webhooks.ts'
import { waitFor } from './support/wait-for.ts'

/** Fifty in the proof: beside other suites so many locks would wait longer than a statement may. */
const CLIENTS = process.env['PROVE'] === '1' ? 50 : 20
const clients = Array.from({ length: CLIENTS }, (_, index) => index)

describe(`${CLIENTS} concurrent clients`, { timeout: 300_000 }, () => {
  let world: ManualWebhooks
  let employer: Person
  beforeAll(async () => {
    world = await startManualWebhooks({ SEED: String(CLIENTS + 10) })
    employer = await completeEmployer(world.server, { email: 'dana@kestrel.example' })
    await world.server.settle()
  }, 300_000)
  afterAll(() => world.stop())

  const companyOf = async (person: Person) => {
    const { accounts, companies } = createRepositories(world.server.knex)
    return companies.find((await accounts.find(person.uuid))?.companyUuid ?? '')
  }
  /** Another employer with their own company on trial, created without registration. */
  const addEmployer = async (email: string): Promise<Person> => {
    const { accounts, companies } = createRepositories(world.server.knex)
    const account = await accounts.find(employer.uuid)
    if (account === null) throw new Error('There is nobody to copy')
    const company = await world.addCompany()
    const uuid = crypto.randomUUID()
    await accounts.add({ ...account, uuid, email, companyUuid: company.uuid, mobile: null })
    await companies.addMember(company.uuid, uuid, 'admin')
    return logIn(world.server, email)
  }
  const numbers = async (): Promise<readonly number[]> => {
    const rows = (await world.server.knex('invoices').where('kind', 'invoice').select('number')) as readonly {
      readonly number: string
    }[]
    return rows.map(({ number }) => Number(number.slice(3))).toSorted((a, b) => a - b)
  }
  const withoutGap = async () => {
    const issued = await numbers()
    expect(issued).toEqual(issued.map((_, index) => index + 1))
  }

  it('request the last free contact, and one gets it', async () => {
    const rows = (await world.server
      .knex('contractor_profiles')
      .where('vetting_status', 'approved')
      .limit(CLIENTS + 4)
      .select('uuid')) as readonly { readonly uuid: string }[]
    expect(rows).toHaveLength(CLIENTS + 4)
    const [first, rest] = [rows.slice(0, 4), rows.slice(4)]
    const ask = (uuid: string) =>
      employer.api.startConversation({ body: { recipient_uuid: uuid, offer_content: offer } })
    const conversations = async () =>
      Number((await world.server.knex('conversations').count('* as count'))[0]?.['count'])
    const before = await conversations()
    for (const { uuid } of first) unwrap(await ask(uuid))
    const results = await Promise.all(rest.map(({ uuid }) => ask(uuid)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter((result) => !result.ok && result.status === 403)).toHaveLength(CLIENTS - 1)
    expect((await companyOf(employer))?.freeContactsUsed).toBe(5)
    expect(await conversations()).toBe(before + 5)
  })

  // COMP-14
  it('invite to the last seats, and no seat is assigned twice', async () => {
    const results = await Promise.all(
      clients.map((index) => employer.api.inviteMembers({ body: { emails: [`person${index}@kestrel.example`] } })),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(2)
    expect(unwrap(await employer.api.readTeam()).seats).toEqual({ total: 3, inUse: 3, free: 0 })
  })

  // COMP-28
  it('accept one invite, and one joins', async () => {
    const [invited] = unwrap(await employer.api.readTeam()).invites
    const token = await waitFor('the invite', async () => {
      const [mail] = await world.server.mailsTo(invited?.email ?? '')
      const link = /https?:\/\/\S+\/invite\?token=\S+/.exec(mail?.text ?? '')?.[0]
      return link === undefined ? null : new URL(link).searchParams.get('token')
    })
    const body = { token, first_name: 'Sam', last_name: 'Okafor', password: PASSWORD, password_confirmation: PASSWORD }
    const results = await Promise.all(clients.map(() => world.server.api().joinTeam({ body })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(unwrap(await employer.api.readTeam())).toMatchObject({ seats: { total: 3, inUse: 3, free: 0 } })
  })

  // BILL-24
  it('request an invoice, and one is issued', async () => {
    unwrap(await employer.api.createBillingInfo({ body: billing }))
    const before = await numbers()
    const results = await Promise.all(clients.map(() => employer.api.issueInvoice({ body: {} })))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    await withoutGap()
    expect(await numbers()).toHaveLength(before.length + 1)
  })

  // BILL-29
  it('of as many companies request invoices, and the numbers have no gaps or duplicates', async () => {
    const before = await numbers()
    const others: Person[] = []
    for (const index of clients) {
      const person = await addEmployer(`admin${index}@company${index}.example`)
      unwrap(await person.api.createBillingInfo({ body: billing }))
      others.push(person)
    }
    const results = await Promise.all(
      others.flatMap(({ api }) => [api.issueInvoice({ body: {} }), api.issueInvoice({ body: {} })]),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(CLIENTS)
    await withoutGap()
    expect(await numbers()).toHaveLength(before.length + CLIENTS)
  })

  // BILL-15
  it('complete two checkouts of one company, which gets one subscription and one refund', async () => {
    const company = await world.addCompany()
    const ids = [await world.buy(company, 'first'), await world.buy(company, 'second')]
    const events = (await world.events()).filter(({ subscriptionId }) => ids.includes(subscriptionId ?? ''))
    const at = Math.floor(Date.now() / 1000)
    const results = await Promise.all(
      clients.map((index) => world.deliver(events[index % events.length]?.body ?? '', { at })),
    )
    expect(new Set(results)).toEqual(new Set([200]))
    await world.server.settle()
    const { subscriptions } = createRepositories(world.server.knex)
    const running = await subscriptions.findRunning(company.uuid)
    const states = await Promise.all(ids.map((id) => world.gateway.findSubscription(id)))
    expect(states.filter((state) => state?.status === 'active').map((state) => state?.subscriptionId)).toEqual([
      running?.subscriptionId,
    ])
    expect(Object.keys((await world.state()).refunds)).toHaveLength(1)
    await withoutGap()
  })
})
