import type { Account, NameDirectory } from '../../src/index.ts'

/** The names of some accounts, in memory. */
export const fakeNames = (...accounts: readonly Pick<Account, 'uuid' | 'firstName' | 'lastName'>[]): NameDirectory => ({
  findNames: async (uuids) =>
    new Map(
      accounts
        .filter(({ uuid }) => uuids.includes(uuid))
        .map(({ firstName, lastName, uuid }) => [uuid, `${firstName} ${lastName}`.trim()] as const),
    ),
})
