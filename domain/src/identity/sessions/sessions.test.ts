import { beforeEach, describe, expect, it } from 'vitest'
import {
  aContractorActor,
  aMember,
  anAccount,
  fakeAccounts,
  fakeClock,
  fakeCompanies,
  fakeIds,
  fakeOutbox,
  fakeSessionHolders,
  fakeSessions,
  fakeTokens,
  fakeUnitOfWork,
} from '../../../testing/index.ts'
import { addDays } from '../../shared/index.ts'
import { authenticate, authenticateSignedToken } from './authenticate.ts'
import { authenticateChannel, type ChannelSubscriber, findLostSubscribers } from './authenticate-channel.ts'
import { type Session } from '../account.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

const { uuid: accountUuid } = anAccount()
const actor = aContractorActor({ sessionUuid: 'laptop' })
const start = fakeClock().now()

const session = (uuid: string, changes: Partial<Session> = {}): Session => ({
  uuid,
  accountUuid,
  tokenHash: uuid,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  address: '192.0.2.1',
  createdAt: start,
  lastSeenAt: start,
  expiresAt: addDays(start, 31),
  authenticatedAt: null,
  ...changes,
})

const setUp = (members: Parameters<typeof fakeCompanies>[1] = []) => {
  const repositories = {
    outbox: fakeOutbox(),
    sessions: fakeSessions(
      session('laptop'),
      session('phone', { userAgent: 'curl/8.5.0' }),
      session('old', { expiresAt: start }),
      session('unused', { lastSeenAt: addDays(start, -14) }),
      session('foreign', { accountUuid: 'somebody else' }),
    ),
  }
  const stores = {
    accounts: fakeAccounts(anAccount()),
    companyDirectory: fakeCompanies([], members),
    sessions: repositories.sessions,
  }
  return {
    ...repositories,
    ...stores,
    clock: fakeClock(),
    sessionHolders: fakeSessionHolders(stores),
    sessionIdleDays: 14,
    ids: fakeIds(),
    tokens: fakeTokens(),
    unitOfWork: fakeUnitOfWork(repositories),
  }
}

let world: ReturnType<typeof setUp>
beforeEach(() => {
  world = setUp()
})

const isOnChannel = async (subscriber: ChannelSubscriber): Promise<boolean> =>
  !(await findLostSubscribers(world)([subscriber])).has(subscriber)

describe('sessions', () => {
  // IDEN-18
  it('are listed with their device, and the current one is marked', async () => {
    const listed = await listSessions(world)({ actor })
    expect(listed.ok && listed.value.map(({ current, device, uuid }) => [uuid, device, current])).toEqual([
      ['laptop', 'Firefox on Linux', true],
      ['phone', 'curl', false],
    ])
    expect(JSON.stringify(listed)).not.toContain('tokenHash')
  })

  // IDEN-18
  it('are ended one by one, each once, with an event', async () => {
    expect(await endSession(world)({ actor, uuid: 'phone' })).toEqual({ ok: true, value: false })
    expect(await endSession(world)({ actor, uuid: 'phone' })).toMatchObject({ problem: 'not-found' })
    expect(await endSession(world)({ actor, uuid: 'laptop' })).toEqual({ ok: true, value: true })
    expect(world.outbox.ofType('session-ended')).toHaveLength(2)
  })

  it('of somebody else are not found', async () => {
    expect(await endSession(world)({ actor, uuid: 'foreign' })).toMatchObject({ problem: 'not-found' })
    expect(await world.sessions.find('foreign')).not.toBeNull()
  })

  // IDEN-18
  it('are all ended except the current one', async () => {
    expect(await endOtherSessions(world)({ actor })).toEqual({ ok: true, value: 3 })
    expect(world.outbox.ofType('session-ended')).toHaveLength(1)
    expect((await world.sessions.list(accountUuid)).map(({ uuid }) => uuid)).toEqual(['laptop'])
    expect(await endOtherSessions(world)({ actor })).toEqual({ ok: true, value: 0 })
    expect(world.outbox.ofType('session-ended')).toHaveLength(1)
  })
})

describe('a search key', () => {
  // IDEN-48, IDEN-52
  it('ends with the session that it was made in', async () => {
    const keyOf = (claims: Readonly<Record<string, string>>) =>
      world.tokens.sign('search', claims, addDays(world.clock.now(), 1))
    const identify = async (claims: Readonly<Record<string, string>>) =>
      authenticateSignedToken(world)('search', await keyOf(claims))
    expect(await identify({ accountUuid, sessionUuid: 'phone' })).toMatchObject({ accountUuid })
    for (const sessionUuid of ['old', 'unused', 'foreign', 'unknown']) {
      expect(await identify({ accountUuid, sessionUuid })).toBeNull()
    }
    expect(await identify({ accountUuid })).toBeNull()
    await endOtherSessions(world)({ actor })
    expect(await identify({ accountUuid, sessionUuid: 'phone' })).toBeNull()
  })
})

describe('a session of an account that is gone', () => {
  // IDEN-17, LIVE-8
  it('identifies nobody, and keeps no channel open', async () => {
    const gone = { ...session('gone', { accountUuid: 'somebody else' }), tokenHash: world.tokens.hash('gone') }
    await world.sessions.add(gone)
    expect(await authenticate(world)('gone')).toBeNull()
    await world.sessions.add({ ...gone, uuid: 'own', accountUuid, tokenHash: world.tokens.hash('own') })
    expect(await authenticate(world)('own')).toMatchObject({ accountUuid, sessionUuid: 'own' })
    const subscriber = { accountUuid: 'somebody else', sessionUuid: null }
    expect(await isOnChannel(subscriber)).toBe(false)
  })
})

describe('the holder of a signed token', () => {
  const tokenOf = (audience: 'search' | 'sign-up') =>
    world.tokens.sign(audience, { accountUuid, sessionUuid: 'phone' }, addDays(world.clock.now(), 1))

  // IDEN-17
  it('is nobody once the account is suspended or being deleted', async () => {
    for (const changes of [{ suspendedAt: start }, { deletionRequestedAt: start }]) {
      world = setUp()
      await world.accounts.save(anAccount(changes))
      expect(await authenticateSignedToken(world)('search', await tokenOf('search'))).toBeNull()
    }
  })

  it('is nobody of a company unless they are an employer', async () => {
    const member = aMember({ uuid: accountUuid })
    world = setUp([member])
    expect(await authenticateSignedToken(world)('search', await tokenOf('search'))).toMatchObject({ companyUuid: null })
    await world.accounts.save(anAccount({ userType: 'employer' }))
    expect(await authenticateSignedToken(world)('search', await tokenOf('search'))).toMatchObject({
      companyUuid: member.companyUuid,
      role: member.role,
    })
  })

  // IDEN-20
  it('needs a token of the call’s own kind', async () => {
    expect(await authenticateSignedToken(world)('search', await tokenOf('sign-up'))).toBeNull()
    expect(await authenticateSignedToken(world)('sign-up', await tokenOf('sign-up'))).toMatchObject({ accountUuid })
  })
})

describe('a session token', () => {
  // IDEN-17
  it('is written as used at most once a minute', async () => {
    const identify = authenticate({ ...world, tokens: { ...world.tokens, hash: (token) => token } })
    const lastSeen = async () => (await world.sessions.find('phone'))?.lastSeenAt
    world.clock.set(new Date(start.getTime() + 59_999))
    expect(await identify('phone')).toMatchObject({ accountUuid, sessionUuid: 'phone' })
    expect(await lastSeen()).toEqual(start)
    world.clock.set(new Date(start.getTime() + 60_000))
    await identify('phone')
    expect(await lastSeen()).toEqual(world.clock.now())
  })
})

describe('a channel', () => {
  const holder = { accountUuid, sessionUuid: 'phone' }
  const tokenOf = (claims: Readonly<Record<string, string>>) =>
    world.tokens.sign('channel', claims, addDays(world.clock.now(), 1))

  it('is opened with a token whose session has not ended', async () => {
    const open = authenticateChannel(world)
    expect(await open(await tokenOf(holder))).toEqual(holder)
    expect(await open(await tokenOf({ accountUuid }))).toEqual({ accountUuid, sessionUuid: null })
    expect(await open(await tokenOf({ accountUuid, sessionUuid: 'old' }))).toBeNull()
    expect(await open(await tokenOf({ accountUuid, sessionUuid: 'unused' }))).toBeNull()
    expect(await open(await tokenOf({ accountUuid, sessionUuid: 'foreign' }))).toBeNull()
    expect(await open(await tokenOf({ accountUuid, sessionUuid: 'unknown' }))).toBeNull()
    expect(await open('forged')).toBeNull()
  })

  it('is closed with the session, and with the account', async () => {
    expect(await isOnChannel(holder)).toBe(true)
    await endSession(world)({ actor, uuid: 'phone' })
    expect(await isOnChannel(holder)).toBe(false)
    await world.accounts.save(anAccount({ suspendedAt: start }))
    expect(await isOnChannel({ ...holder, sessionUuid: 'laptop' })).toBe(false)
    expect(await isOnChannel({ accountUuid, sessionUuid: null })).toBe(false)
  })
})
