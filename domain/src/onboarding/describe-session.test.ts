import { describe, expect, it } from 'vitest'
import { anAccount, anEmployer, signedInFixture } from '../../testing/index.ts'
import { DAY_MS, MINUTE_MS } from '../shared/index.ts'
import { authenticate, authenticateSignedToken } from '../identity/index.ts'
import { describeSession } from './describe-session.ts'

describe('the description of a session', () => {
  // ONB-23
  it('contains the profile and no search key for a contractor', async () => {
    const { deps, login } = await signedInFixture(anAccount())
    const actor = await authenticate(deps)(login.token)
    if (actor === null) throw new Error('Nobody is signed in')
    const described = await describeSession(deps)({ actor })
    expect(described).toMatchObject({
      ok: true,
      value: {
        signingUp: false,
        signUpStep: 'complete',
        firstLogin: false,
        profile: { uuid: anAccount().uuid },
        employer: null,
        preferences: { system: true, newRequests: true, replies: true },
        twoFactor: false,
        searchKey: null,
        exchangeRates: { rates: { zar: 18 } },
      },
    })
    expect(JSON.stringify(described)).not.toContain('passwordHash')
  })

  // REF-15
  it('says whether the exchange rates are out of date', async () => {
    const { deps, login } = await signedInFixture(anAccount())
    const actor = await authenticate(deps)(login.token)
    if (actor === null) throw new Error('Nobody is signed in')
    const describe = () => describeSession(deps)({ actor })
    expect(await describe()).toMatchObject({ value: { exchangeRates: { isStale: false } } })
    deps.clock.advance(8 * DAY_MS)
    expect(await describe()).toMatchObject({ value: { exchangeRates: { isStale: true } } })
  })

  // ONB-23
  it('contains company, entitlements and keys with the account for an employer', async () => {
    const { deps, login } = await signedInFixture(anEmployer())
    const actor = await authenticate(deps)(login.token)
    if (actor === null) throw new Error('Nobody is signed in')
    const described = await describeSession(deps)({ actor })
    if (!described.ok) throw new Error('The session is gone')
    const { channelToken, employer, profile, searchKey } = described.value
    expect(employer).toMatchObject({ member: { role: 'admin' }, entitlements: { contact: true }, missing: [] })
    expect(profile).toBeNull()
    const { sessionUuid: _sessionUuid, ...person } = actor
    expect(await authenticateSignedToken(deps)('search', searchKey?.token ?? '')).toEqual(person)
    expect(await authenticateSignedToken(deps)('channel', channelToken?.token ?? '')).toEqual(person)
    deps.clock.advance(12 * 60 * MINUTE_MS)
    expect(await authenticateSignedToken(deps)('search', searchKey?.token ?? '')).toBeNull()
    // A subscriber from the sequence at the start of the description misses nothing.
    expect(described.value.channelSequence).toBe(0)
    const news = { type: 'company-changed', conversationUuid: null, messageUuid: null, at: '2026-03-01' } as const
    await deps.channelStore.append([actor.accountUuid], 'k', news)
    expect(await describeSession(deps)({ actor })).toMatchObject({ value: { channelSequence: 1 } })
  })

  // ONB-24
  it('contains no keys before the address is verified, and no search key for a billing member', async () => {
    const { deps } = await signedInFixture(anEmployer())
    const actor = {
      accountUuid: anEmployer().uuid,
      userType: 'employer',
      verified: true,
      companyUuid: null,
      role: null,
    } as const
    await deps.companies.setRole(anEmployer().uuid, 'billing')
    expect(await describeSession(deps)({ actor })).toMatchObject({ value: { searchKey: null } })
    await deps.accounts.save(anEmployer({ emailVerifiedAt: null }))
    expect(await describeSession(deps)({ actor })).toMatchObject({ value: { searchKey: null, channelToken: null } })
  })

  // ONB-24
  it('contains keys that end within 12 hours and within one, the same for pages opened one after the other', async () => {
    const { deps, login } = await signedInFixture(anEmployer())
    const actor = await authenticate(deps)(login.token)
    if (actor === null) throw new Error('Nobody is signed in')
    const readKeys = async () => {
      const described = await describeSession(deps)({ actor })
      if (!described.ok) throw new Error('The session is gone')
      const { channelToken, searchKey } = described.value
      return { channelToken, searchKey }
    }
    deps.clock.set(new Date('2026-03-01T12:04:00Z'))
    const keys = await readKeys()
    expect(keys).toMatchObject({
      channelToken: { expiresAt: new Date('2026-03-01T13:00:00Z') },
      searchKey: { expiresAt: new Date('2026-03-02T00:00:00Z') },
    })
    deps.clock.set(new Date('2026-03-01T12:09:59Z'))
    expect(await readKeys()).toEqual(keys)
    deps.clock.set(new Date('2026-03-01T12:10:00Z'))
    const { channelToken, searchKey } = await readKeys()
    expect(channelToken?.expiresAt).toEqual(new Date('2026-03-01T13:10:00Z'))
    expect(searchKey).toEqual(keys.searchKey)
  })

  it('is refused if the account is erased or suspended', async () => {
    const { deps, login } = await signedInFixture(anAccount())
    const actor = await authenticate(deps)(login.token)
    if (actor === null) throw new Error('Nobody is signed in')
    await deps.accounts.save(anAccount({ suspendedAt: new Date(0) }))
    expect(await describeSession(deps)({ actor })).toEqual({ ok: false, problem: 'unauthenticated' })
  })
})
