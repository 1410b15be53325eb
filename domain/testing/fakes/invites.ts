import { getInviteState } from '../../src/index.ts'
import type { Account, Invite, InviteRepository, TeamMember } from '../../src/index.ts'
import { cursorPage } from './cursor-page.ts'
import { memory, type Restorable } from './unit-of-work.ts'

/** The people whom the fake finds by address. */
export interface InvitePeople {
  findAccount(email: string): Promise<Account | null>
  findMember(accountUuid: string): Promise<TeamMember | null>
}

const isOpen = ({ acceptedAt, revokedAt }: Invite): boolean => acceptedAt === null && revokedAt === null

/** Invites in memory. */
export const fakeInvites = (people: InvitePeople): InviteRepository & Restorable => {
  const { rows, snapshot } = memory<string, Invite>()
  const openOf = (companyUuid: string): readonly Invite[] =>
    [...rows.values()].filter((invite) => invite.companyUuid === companyUuid && isOpen(invite))
  return {
    snapshot,
    find: async (uuid) => rows.get(uuid) ?? null,
    findByTokenHash: async (tokenHash) => [...rows.values()].find((invite) => invite.tokenHash === tokenHash) ?? null,
    listOpenByEmail: async (companyUuid, emails) => openOf(companyUuid).filter(({ email }) => emails.includes(email)),
    listOpen: async (companyUuid, page) => {
      const newestFirst = openOf(companyUuid).toSorted(
        (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.uuid < b.uuid ? 1 : -1),
      )
      return cursorPage(newestFirst, page, ({ uuid }) => uuid)
    },
    listPendingRoles: async (companyUuid, now) =>
      openOf(companyUuid)
        .filter((invite) => getInviteState(invite, now) === 'pending')
        .map(({ role, uuid }) => ({ uuid, role })),
    add: async (...invites) => {
      for (const invite of invites) rows.set(invite.uuid, invite)
    },
    save: async (...invites) => {
      for (const invite of invites) rows.set(invite.uuid, invite)
    },
    listEmailOwners: async (emails) => {
      const found = await Promise.all(
        emails.map(async (email) => {
          const account = await people.findAccount(email)
          if (account === null) return []
          const member = await people.findMember(account.uuid)
          return [{ email, userType: account.userType, companyUuid: member?.companyUuid ?? null }]
        }),
      )
      return found.flat()
    },
  }
}
