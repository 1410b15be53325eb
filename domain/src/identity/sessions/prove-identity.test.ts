import { describe, expect, it } from 'vitest'
import { aContractorActor, anAccount, signedInFixture } from '../../../testing/index.ts'
import { addMinutes } from '../../shared/index.ts'
import type { Actor } from '../account.ts'
import { confirmTwoFactor, startTwoFactor } from '../two-factor/two-factor.ts'
import { hasProvedIdentity, proveIdentity } from './prove-identity.ts'

const account = anAccount()
const PASSWORD = 'a fine long password'
const address = '192.0.2.1'

/** An account that has just signed in, with or without an authenticator app. */
const signedIn = async () => {
  const { deps } = await signedInFixture(account)
  const [session] = await deps.sessions.list(account.uuid)
  const actor = aContractorActor({ accountUuid: account.uuid, sessionUuid: session?.uuid ?? '' })
  const prove = (changes: { readonly password?: string; readonly otp?: string; readonly actor?: Actor } = {}) =>
    proveIdentity(deps)({ actor, address, password: PASSWORD, ...changes })
  const later = (minutes: number): void => deps.clock.set(addMinutes(deps.clock.now(), minutes))
  return { actor, deps, hasProved: (by: Actor = actor) => hasProvedIdentity(deps, by), later, prove }
}
type World = Awaited<ReturnType<typeof signedIn>>

const withApp = async (): Promise<World & { readonly code: () => string }> => {
  const world = await signedIn()
  const { actor, deps } = world
  await startTwoFactor(deps)({ actor, address, password: PASSWORD })
  const code = (): string => deps.oneTimePasswords.codeAt(deps.clock.now())
  await confirmTwoFactor(deps)({ actor, otp: code() })
  world.later(11)
  return { ...world, code }
}

describe('a proof of identity', () => {
  // IDEN-46
  it('counts for ten minutes in its session', async () => {
    const { hasProved, later, prove } = await signedIn()
    later(11)
    expect(await hasProved()).toBe(false)
    expect(await prove()).toEqual({ ok: true, value: expect.objectContaining({ uuid: account.uuid }) })
    expect(await hasProved()).toBe(true)
    later(10)
    expect(await hasProved()).toBe(false)
  })

  // IDEN-46
  it('is none of another session, of somebody else’s, or without one', async () => {
    const { actor, hasProved, prove } = await signedIn()
    await prove()
    const { sessionUuid: _, ...without }: Actor = actor
    expect(await hasProved({ ...actor, sessionUuid: 'another' })).toBe(false)
    expect(await hasProved({ ...actor, accountUuid: 'somebody else' })).toBe(false)
    expect(await hasProved(without)).toBe(false)
    expect(await prove({ actor: without })).toMatchObject({ ok: true })
  })

  // IDEN-46
  it('is refused with a wrong password, and changes nothing', async () => {
    const { hasProved, later, prove } = await signedIn()
    later(11)
    expect(await prove({ password: 'wrong' })).toMatchObject({ ok: false, problem: 'invalid' })
    expect(await hasProved()).toBe(false)
  })

  // IDEN-46
  it('needs the second factor where there is one, and asks for it once in ten minutes', async () => {
    const { code, hasProved, later, prove } = await withApp()
    expect(await prove()).toEqual({ ok: false, problem: 'two-factor-required' })
    expect(await prove({ otp: '000000' })).toMatchObject({ ok: false, problem: 'invalid' })
    expect(await hasProved()).toBe(false)
    expect(await prove({ otp: code() })).toMatchObject({ ok: true })
    expect(await prove()).toMatchObject({ ok: true })
    later(11)
    expect(await prove()).toEqual({ ok: false, problem: 'two-factor-required' })
  })

  // IDEN-46
  it('stands for ten minutes with the same code, which is neither refused nor counted', async () => {
    const { actor, code, deps, prove } = await withApp()
    const otp = code()
    expect(await prove({ otp })).toMatchObject({ ok: true })
    expect(await prove({ otp })).toMatchObject({ ok: true })
    expect(await deps.codeFailures.listSince(actor.accountUuid, new Date(0))).toEqual([])
  })
})
