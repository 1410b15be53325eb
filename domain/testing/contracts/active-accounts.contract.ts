import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AccountRepository } from '../../src/index.ts'
import { bo, erik, hiringFixture, ravi, rita, sipho, thandi } from '../builders/hiring-fixture.ts'
import type { HiringFixture } from '../builders/hiring-fixture.ts'
import { TEST_NOW } from '../builders/people.ts'

/** A repository with the accounts of the fixture. */
export interface ActiveAccountsUnderTest {
  readonly accounts: Pick<AccountRepository, 'countActive' | 'listActive' | 'save'>
  close(): Promise<void>
}

/** Contract of every repository of accounts: the accounts that can sign in. Rule: NOTE-26. */
export function activeAccountsContract(
  name: string,
  create: (world: HiringFixture) => Promise<ActiveAccountsUnderTest>,
): void {
  describe(`${name} as a list of active accounts`, () => {
    let store: ActiveAccountsUnderTest
    beforeEach(async () => {
      store = await create(hiringFixture)
    })
    afterEach(() => store.close())

    const sorted = (...people: readonly { readonly uuid: string }[]) => people.map(({ uuid }) => uuid).toSorted()

    it('lists both types or one, in pages by uuid', async () => {
      const { accounts } = store
      const all = sorted(erik, rita, ravi, bo, thandi, sipho)
      expect(await accounts.listActive(null, null, 9)).toEqual(all)
      expect(await accounts.listActive(null, all[1] ?? null, 2)).toEqual(all.slice(2, 4))
      expect(await accounts.listActive('contractor', null, 9)).toEqual(sorted(thandi, sipho))
      expect(await accounts.listActive('employer', null, 9)).toEqual(sorted(erik, rita, ravi, bo))
      expect(await Promise.all(([null, 'contractor', 'employer'] as const).map(accounts.countActive))).toEqual([
        6, 2, 4,
      ])
    })

    it('omits who is not verified, suspended or being deleted', async () => {
      await store.accounts.save({ ...erik, emailVerifiedAt: null })
      await store.accounts.save({ ...rita, suspendedAt: TEST_NOW })
      await store.accounts.save({ ...ravi, deletionRequestedAt: TEST_NOW })
      expect(await store.accounts.listActive('employer', null, 9)).toEqual([bo.uuid])
      expect(await store.accounts.countActive('employer')).toBe(1)
    })
  })
}
