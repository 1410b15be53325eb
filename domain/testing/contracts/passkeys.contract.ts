import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addMinutes } from '../../src/index.ts'
import type {
  Passkey,
  PasskeyChallenge,
  PasskeyChallengeRepository,
  PasskeyPurpose,
  PasskeyRepository,
} from '../../src/index.ts'
import { hiringFixture, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** The repositories of passkeys, in which the accounts of the fixture exist. */
export interface PasskeysUnderTest {
  readonly passkeyCredentials: PasskeyRepository
  readonly passkeyChallenges: PasskeyChallengeRepository
  close(): Promise<void>
}

const passkey = (number: number, changes: Partial<Passkey> = {}): Passkey => ({
  uuid: `01900000-0000-7000-8000-00000000cc0${number}`,
  accountUuid: thandi.uuid,
  credentialId: `credential-${number}`,
  publicKey: 'pQECAyYgASFYIA',
  counter: number,
  transports: ['internal', 'hybrid'],
  name: `Phone ${number}`,
  backedUp: false,
  createdAt: addMinutes(TEST_NOW, number),
  lastUsedAt: null,
  ...changes,
})

/** Contract of every repository of passkeys and their challenges. */
export function passkeysContract(name: string, create: (world: HiringFixture) => Promise<PasskeysUnderTest>): void {
  describe(`${name} as a repository of passkeys`, () => {
    let store: PasskeysUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    it('lists the passkeys of an account, the oldest first, and finds each by its credential', async () => {
      const { passkeyCredentials } = store
      for (const one of [passkey(2), passkey(1), passkey(3, { accountUuid: sipho.uuid, lastUsedAt: TEST_NOW })]) {
        expect(await passkeyCredentials.add(one)).toBe('added')
      }
      expect(await passkeyCredentials.list(thandi.uuid)).toEqual([passkey(1), passkey(2)])
      expect(await passkeyCredentials.findByCredentialId('credential-3')).toEqual(
        passkey(3, { accountUuid: sipho.uuid, lastUsedAt: TEST_NOW }),
      )
      expect(await passkeyCredentials.findByCredentialId('credential-4')).toBeNull()
    })

    it('keeps a credential once, also when it is added twice at once', async () => {
      const { passkeyCredentials } = store
      const again = passkey(2, { credentialId: 'credential-1', accountUuid: sipho.uuid })
      const answers = await Promise.all([passkeyCredentials.add(passkey(1)), passkeyCredentials.add(again)])
      expect(answers.toSorted()).toEqual(['added', 'known'])
    })

    it('writes a use and a new name', async () => {
      const { passkeyCredentials } = store
      await passkeyCredentials.add(passkey(1))
      const used = passkey(1, { counter: 4_294_967_295, backedUp: true, lastUsedAt: TEST_NOW, name: 'Old phone' })
      await passkeyCredentials.save(used)
      expect(await passkeyCredentials.list(thandi.uuid)).toEqual([used])
    })

    it('removes a passkey for its owner alone', async () => {
      const { passkeyCredentials } = store
      await passkeyCredentials.add(passkey(1))
      const { uuid } = passkey(1)
      expect(await passkeyCredentials.removeOwned(sipho.uuid, uuid)).toBeNull()
      expect(await passkeyCredentials.removeOwned(thandi.uuid, uuid)).toEqual(passkey(1))
      expect(await passkeyCredentials.removeOwned(thandi.uuid, uuid)).toBeNull()
    })

    it('removes all passkeys of one account', async () => {
      const { passkeyCredentials } = store
      const others = passkey(3, { accountUuid: sipho.uuid })
      for (const one of [passkey(1), passkey(2), others]) await passkeyCredentials.add(one)
      await passkeyCredentials.removeAll(thandi.uuid)
      expect(await passkeyCredentials.list(thandi.uuid)).toEqual([])
      expect(await passkeyCredentials.list(sipho.uuid)).toEqual([others])
    })

    // IDEN-61
    it.each<[PasskeyPurpose, string | null]>([
      ['registration', thandi.uuid],
      ['sign-in', null],
      ['second-step', thandi.uuid],
    ])('gives a challenge for %s to one of two concurrent answers', async (purpose, accountUuid) => {
      const { passkeyChallenges } = store
      const waiting: PasskeyChallenge = { challenge: 'abc', purpose, accountUuid, expiresAt: addMinutes(TEST_NOW, 5) }
      await passkeyChallenges.add(waiting)
      const taken = await Promise.all([passkeyChallenges.take('abc'), passkeyChallenges.take('abc')])
      expect(taken.filter((one) => one !== null)).toEqual([waiting])
      expect(await passkeyChallenges.take('unknown')).toBeNull()
    })
  })
}
