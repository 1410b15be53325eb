import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addColleague, completeContractor, completeEmployer } from './support/complete-profiles.ts'
import { listen } from './support/listen.ts'
import { unwrap } from './support/unwrap.ts'
import { sendRequest, openConversation } from './support/offer.ts'
import { logIn, type Person } from './support/people.ts'
import { startTestServer, type TestServer } from './support/start-test-server.ts'

describe('a team', () => {
  let server: TestServer
  let dana: Person
  let sasha: Person
  let contractor: Person

  beforeAll(async () => {
    server = await startTestServer()
    dana = await completeEmployer(server, { email: 'dana@kestrel.example', firstName: 'Dana', lastName: 'Whitfield' })
    sasha = await addColleague(server, dana, { email: 'sasha@kestrel.example', role: 'recruiter' })
    contractor = await completeContractor(server, { email: 'thandeka@example.com' })
    await server.settle()
  })
  afterAll(() => server.stop())

  const change = (by: Person, of: Person, new_role: 'admin' | 'recruiter' | 'viewer' | 'billing') =>
    by.api.changeRole({ params: { id: of.uuid }, body: { new_role } })
  const subjects = async ({ email }: Person) => (await server.mailsTo(email)).map(({ subject }) => subject)

  it('shows everybody its members and seats', async () => {
    for (const { api, email } of [dana, sasha]) {
      const team = unwrap(await api.readTeam())
      expect(team.members.map((member) => [member.email, member.role, member.isYou])).toEqual([
        ['dana@kestrel.example', 'admin', email === dana.email],
        ['sasha@kestrel.example', 'recruiter', email === sasha.email],
      ])
      expect(team).toMatchObject({ seats: { total: 3, inUse: 2, free: 1 }, peopleMax: 50, invites: [] })
    }
  })

  // COMP-17, NOTE-6
  it('changes a role at once, also on open pages, and sends a mail', async () => {
    const page = listen(sasha.session)
    await page.waitForEvent(({ type }) => type === 'ready')
    unwrap(await change(dana, sasha, 'billing'))
    expect(unwrap(await sasha.api.readUser())).toMatchObject({ company: { role: 'billing' }, search: null })
    expect(await sasha.api.listBookmarks()).toMatchObject({ status: 403, problem: 'forbidden' })
    await page.waitForEvent(({ type }) => type === 'company-changed')
    await page.close()
    await server.settle()
    expect(await subjects(sasha)).toContain('Your role at Kestrel Freight has changed')
    unwrap(await change(dana, sasha, 'recruiter'))
  })

  it('cannot lose its last admin', async () => {
    const refusal = { status: 422, message: 'Your company needs at least one admin.' }
    expect(await change(dana, dana, 'viewer')).toMatchObject(refusal)
    expect(await dana.api.removeMember({ params: { id: dana.uuid } })).toMatchObject(refusal)
  })

  it('keeps an admin when two demote each other at once', async () => {
    unwrap(await change(dana, sasha, 'admin'))
    const results = await Promise.all([change(dana, sasha, 'recruiter'), change(sasha, dana, 'recruiter')])
    const [changed, refused] = results.map(({ status }) => status).toSorted((a, b) => a - b)
    expect(changed).toBe(204)
    // 422: both were admins when they asked. 403: the first change was stored before the second was authorised.
    expect([403, 422]).toContain(refused)
    const { members } = unwrap(await dana.api.readTeam())
    expect(members.filter(({ role }) => role === 'admin')).toHaveLength(1)
    if (members.find(({ uuid }) => uuid === dana.uuid)?.role !== 'admin') {
      unwrap(await change(sasha, dana, 'admin'))
      unwrap(await change(dana, sasha, 'recruiter'))
    }
  })

  it('grants no more seated roles than there are seats', async () => {
    await addColleague(server, dana, { email: 'third@kestrel.example', role: 'recruiter' })
    const viewer = await addColleague(server, dana, { email: 'viewer@kestrel.example', role: 'viewer' })
    expect(await change(dana, viewer, 'recruiter')).toMatchObject({ status: 422, message: 'You have no free seats.' })
    unwrap(await change(dana, viewer, 'billing'))
    expect(unwrap(await dana.api.readTeam()).seats).toEqual({ total: 3, inUse: 3, free: 0 })
  })

  it('ends a removed member’s sessions and reassigns their conversations', async () => {
    const other = await completeContractor(server, { email: 'lerato@example.com' })
    await server.settle()
    await server.knex('accounts').where({ uuid: sasha.uuid }).update({ profileImage: '/v0/files/s.webp' })
    const open = await openConversation(sasha, contractor)
    const { uuid: pending } = await sendRequest(sasha, other)
    await server.settle()
    const page = listen(contractor.session)
    await page.waitForEvent(({ type }) => type === 'ready')
    unwrap(await dana.api.removeMember({ params: { id: sasha.uuid } }))
    expect(await sasha.api.readUser()).toMatchObject({ status: 401 })
    await page.waitForEvent(({ conversationUuid }) => conversationUuid === open)
    await page.close()
    const seen = unwrap(await contractor.api.readConversation({ params: { uuid: open } })).conversation
    expect(seen).toMatchObject({ sender: { uuid: dana.uuid } })
    expect(seen.messages.at(-1)).toMatchObject({
      kind: 'system',
      message: 'Dana Whitfield has taken over this conversation from Sasha Colleague.',
    })
    unwrap(await other.api.changeConversation({ params: { uuid: pending }, body: { status: 'active' } }))
    await server.settle()
    expect(await subjects(dana)).toContain('Robin Hale is interested')
    expect(await subjects(sasha)).toContain('You are no longer in the team of Kestrel Freight')
    const { members, seats } = unwrap(await dana.api.readTeam())
    expect([members.some(({ uuid }) => uuid === sasha.uuid), seats.free]).toEqual([false, 1])
  })

  // COMP-18
  it('keeps the account of a removed member', async () => {
    const again = await logIn(server, sasha.email)
    expect(again.session).toMatchObject({ signUpStep: 'complete', company: null, search: null })
    for (const result of [
      await again.api.readTeam(),
      await again.api.listBookmarks(),
      await again.api.saveCompany({ body: { name: 'Mine' } }),
    ]) {
      expect(result).toMatchObject({ status: 403 })
    }
    expect(unwrap(await again.api.listConversations()).conversations).toEqual([])
  })

  it('lets a member leave', async () => {
    const leaver = await addColleague(server, dana, { email: 'leaver@kestrel.example', role: 'viewer' })
    unwrap(await leaver.api.removeMember({ params: { id: leaver.uuid } }))
    expect(await leaver.api.readUser()).toMatchObject({ status: 401 })
    await server.settle()
    const notices = unwrap(await dana.api.listNotifications()).notifications.map(({ text }) => text)
    expect(notices).toContain('Sasha Colleague has left; their conversations are yours now')
  })

  // COMP-20
  it('logs changes by admins, for admins', async () => {
    const first = unwrap(await dana.api.listAudit({ query: { limit: 2 } }))
    expect(first.entries[0]).toMatchObject({ action: 'member-left', subject: { name: 'Sasha Colleague' } })
    expect(first.entries[1]).toMatchObject({ action: 'member-removed', by: { name: 'Dana Whitfield' } })
    const rest = unwrap(await dana.api.listAudit({ query: { limit: 100, cursor: first.next_cursor ?? '' } }))
    const actions = rest.entries.map(({ action }) => action)
    expect(actions).toContain('role-changed')
    expect(actions.slice(-2).toSorted()).toEqual(['company-image-changed', 'company-saved'])
  })

  it('is verified by an admin’s address on its website’s domain', async () => {
    expect(unwrap(await dana.api.readUser()).company?.verification).toBe('unverified')
    unwrap(await dana.api.saveCompany({ body: { website: 'www.kestrel.example' } }))
    expect(unwrap(await dana.api.readUser()).company?.verification).toBe('domain_verified')
    const { conversations } = unwrap(await contractor.api.listConversations())
    expect(conversations[0]?.company.verification).toBe('domain_verified')
    unwrap(await dana.api.saveCompany({ body: { website: 'kestrelfreight.example' } }))
    expect(unwrap(await dana.api.readUser()).company?.verification).toBe('unverified')
  })
})
