import type { SessionHolder, SessionHolders } from '@guildhall/domain/identity'
import type { Knex } from 'knex'
import { type PreparedStatement, selectPrepared } from '../database/select-prepared.ts'

type HolderRow = Omit<SessionHolder['session'], 'accountUuid'> &
  Omit<SessionHolder['account'], 'uuid'> & {
    readonly accountUuid: string
    readonly companyUuid: string | null
    readonly role: NonNullable<SessionHolder['member']>['role'] | null
  }

const holdersWhere = (where: string): string => `
  select s.uuid, s.account_uuid, s.expires_at, s.last_seen_at,
    a.user_type, a.email_verified_at, a.suspended_at, a.deletion_requested_at, m.company_uuid, m.role
  from sessions s
  join accounts a on a.uuid = s.account_uuid
  left join lateral (
    select company_uuid, role from company_members where account_uuid = a.uuid order by created_at limit 1
  ) m on a.user_type = 'employer'
  where ${where}`

const BY_TOKEN_HASH = { name: 'session-holder-by-token', sql: holdersWhere('s.token_hash = :tokenHash') }
const BY_UUIDS = { name: 'session-holders', sql: holdersWhere('s.uuid = any(cast(:uuids as uuid[]))') }

const toHolder = (row: HolderRow): SessionHolder => {
  const { accountUuid, companyUuid, deletionRequestedAt, emailVerifiedAt, role, suspendedAt, userType } = row
  return {
    session: { uuid: row.uuid, accountUuid, expiresAt: row.expiresAt, lastSeenAt: row.lastSeenAt },
    account: { uuid: accountUuid, userType, emailVerifiedAt, suspendedAt, deletionRequestedAt },
    member: companyUuid === null || role === null ? null : { companyUuid, role },
  }
}

/** Holders of sessions, in one statement. */
export const createSessionHolders = (knex: Knex): SessionHolders => {
  const list = async (
    statement: PreparedStatement,
    bindings: Readonly<Record<string, unknown>>,
  ): Promise<readonly SessionHolder[]> => (await selectPrepared<HolderRow>(knex, statement, bindings)).map(toHolder)
  return {
    findByTokenHash: async (tokenHash) => (await list(BY_TOKEN_HASH, { tokenHash }))[0] ?? null,
    find: async (uuid) => (await list(BY_UUIDS, { uuids: [uuid] }))[0] ?? null,
    list: (uuids) => list(BY_UUIDS, { uuids: [...uuids] }),
  }
}
