import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AccessToken, type AccessTokenRepository, addMinutes } from '../../src/index.ts'
import {
  harbourWorks,
  hiringFixture,
  sipho,
  summitLabs,
  thandi,
  type HiringFixture,
} from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository of access tokens in which the accounts and companies of the fixture exist. */
export interface AccessTokensUnderTest {
  readonly accessTokens: AccessTokenRepository
  close(): Promise<void>
}

const token = (number: number, changes: Partial<AccessToken> = {}): AccessToken => ({
  uuid: `01900000-0000-7000-8000-00000000ac0${number}`,
  name: `Reports ${number}`,
  accountUuid: thandi.uuid,
  companyUuid: null,
  tokenHash: `hash-${number}`,
  scopes: ['profile', 'conversations'],
  createdAt: addMinutes(TEST_NOW, number),
  expiresAt: addMinutes(TEST_NOW, 100),
  lastUsedAt: null,
  ...changes,
})
const ofCompany = (number: number, companyUuid: string): AccessToken =>
  token(number, { accountUuid: null, companyUuid, scopes: ['company'] })

/** Contract of every repository of access tokens. */
export function accessTokensContract(
  name: string,
  create: (world: HiringFixture) => Promise<AccessTokensUnderTest>,
): void {
  describe(`${name} as a repository of access tokens`, () => {
    let store: AccessTokensUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    // API-45
    it('lists the tokens of a person and of a company apart, the newest first', async () => {
      const { accessTokens } = store
      const all = [
        token(1),
        token(2),
        token(3, { accountUuid: sipho.uuid }),
        ofCompany(4, harbourWorks.uuid),
        ofCompany(5, summitLabs.uuid),
      ]
      for (const one of all) await accessTokens.add(one)
      expect(await accessTokens.listOfAccount(thandi.uuid)).toEqual([token(2), token(1)])
      expect(await accessTokens.listOfCompany(harbourWorks.uuid)).toEqual([ofCompany(4, harbourWorks.uuid)])
    })

    // IDEN-47
    it('removes all tokens of a person, and none of others', async () => {
      const { accessTokens } = store
      const others = [token(3, { accountUuid: sipho.uuid }), ofCompany(4, harbourWorks.uuid)]
      for (const one of [token(1), token(2), ...others]) await accessTokens.add(one)
      await accessTokens.removeOfAccount(thandi.uuid)
      expect(await accessTokens.listOfAccount(thandi.uuid)).toEqual([])
      expect(await accessTokens.listOfAccount(sipho.uuid)).toEqual([others[0]])
      expect(await accessTokens.listOfCompany(harbourWorks.uuid)).toEqual([others[1]])
    })

    it('finds a token by its id and by its hash, with its last use', async () => {
      const { accessTokens } = store
      await accessTokens.add(token(1))
      await accessTokens.touch(token(1).uuid, addMinutes(TEST_NOW, 9))
      const used = token(1, { lastUsedAt: addMinutes(TEST_NOW, 9) })
      expect(await accessTokens.find(token(1).uuid)).toEqual(used)
      expect(await accessTokens.findByTokenHash('hash-1')).toEqual(used)
      expect(await accessTokens.find(token(2).uuid)).toBeNull()
      expect(await accessTokens.findByTokenHash('hash-2')).toBeNull()
    })

    it('removes a token once', async () => {
      const { accessTokens } = store
      await accessTokens.add(token(1))
      expect(await accessTokens.remove(token(1).uuid)).toBe(true)
      expect(await accessTokens.remove(token(1).uuid)).toBe(false)
      expect(await accessTokens.findByTokenHash('hash-1')).toBeNull()
    })
  })
}
