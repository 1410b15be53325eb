import type { VettingEntry, VettingReviews, WaitingProfiles } from '@guildhall/domain/moderation'
import { type ApprovalRules, changedSections, vettingKind } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'
import { selectPrepared } from '../database/select-prepared.ts'
import { selectRows } from '../database/select-rows.ts'
import { contractorProfileMapper, type StoredProfile } from '../mappers/contractor-profile.mapper.ts'
import { type StoredApproval, toApprovedProfile } from '../mappers/stored-approval.mapper.ts'
import { selectProfiles } from '../read-models/select-profiles.ts'

interface ClaimRow {
  readonly claimedBy: string | null
  readonly claimedByName: string | null
  readonly claimedUntil: Date | null
}

interface ApprovalRow {
  readonly approved: StoredApproval | null
  readonly approvedAt: Date | null
}

interface ContextRow extends ApprovalRow {
  readonly email: string
  readonly mobile: string | null
  readonly importedAt: Date | null
  readonly rules: ApprovalRules | null
}

const WAITS = `(p.vetting_status = 'pending' or (p.vetting_status = 'approved' and p.status = 'new'))`

const toClaim = ({ claimedBy, claimedByName, claimedUntil }: ClaimRow): VettingEntry['claim'] =>
  claimedBy === null || claimedUntil === null
    ? null
    : { operatorUuid: claimedBy, operatorName: claimedByName ?? '', until: claimedUntil }

const toApproved = ({ approved, approvedAt }: ApprovalRow) =>
  approved === null || approvedAt === null ? null : toApprovedProfile(approved, approvedAt)

const toEntry = (row: StoredProfile & ClaimRow & ApprovalRow): VettingEntry => {
  const profile = contractorProfileMapper.toEntity(row)
  const approved = toApproved(row)
  return {
    contractorUuid: profile.uuid,
    firstName: profile.firstName,
    lastName: profile.lastName,
    jobTitle: profile.jobTitle,
    profilePicture: profile.profilePicture,
    kind: vettingKind(profile, approved !== null),
    changed: approved === null ? null : changedSections(approved.profile, profile),
    waitingSince: profile.updatedAt,
    claim: toClaim(row),
  }
}

/** Claims that hold, as columns of `c` and the operator `o`. */
const CLAIMS = `left join vetting_reviews c on c.contractor_uuid = p.uuid and c.claimed_until > :now
  left join operators o on o.uuid = c.claimed_by`
const CLAIM_COLUMNS = 'o.uuid as claimed_by, o.name as claimed_by_name, c.claimed_until'

const READ_CONTEXT = {
  name: 'vetting-context',
  sql: `
    select a.email, a.mobile, r.approved, r.approved_at, r.imported_at, (select rules from vetting_rules) as rules
    from accounts a left join vetting_reviews r on r.contractor_uuid = a.uuid where a.uuid = :contractorUuid`,
}

export const createVettingReviews = (knex: Knex): VettingReviews => ({
  list: async (now, limit, lateSince) => {
    const rows = await selectProfiles<StoredProfile & ClaimRow & ApprovalRow>(knex, {
      columns: `, ${CLAIM_COLUMNS}, r.approved, r.approved_at`,
      from: `${CLAIMS} left join vetting_reviews r on r.contractor_uuid = p.uuid`,
      where: WAITS,
      tail: 'order by p.updated_at, p.uuid limit :limit',
      bindings: { now, limit },
    })
    const [all] = await selectRows<Omit<WaitingProfiles, 'entries'>>(
      knex,
      `select cast(count(*) as integer) as total,
         cast(count(*) filter (where p.updated_at <= :lateSince) as integer) as late,
         min(p.updated_at) as oldest_since, percentile_disc(0.5) within group (order by p.updated_at) as median_since
       from contractor_profiles p where ${WAITS}`,
      { lateSince },
    )
    return {
      entries: rows.map(toEntry),
      total: all?.total ?? 0,
      late: all?.late ?? 0,
      oldestSince: all?.oldestSince ?? null,
      medianSince: all?.medianSince ?? null,
    }
  },
  // One statement: of concurrent claims the first to lock the row wins, and the others see its claim.
  claim: async (contractorUuid, operatorUuid, { now, until }) => {
    const claimed = await selectRows(
      knex,
      `insert into vetting_reviews as r (contractor_uuid, claimed_by, claimed_until)
       values (:contractorUuid, :operatorUuid, :until)
       on conflict (contractor_uuid) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
       where r.claimed_by is null or r.claimed_by = excluded.claimed_by or r.claimed_until <= :now
       returning contractor_uuid`,
      { contractorUuid, operatorUuid, now, until },
    )
    return claimed.length > 0
  },
  findClaim: async (contractorUuid, now) => {
    const [row] = await selectRows<ClaimRow>(
      knex,
      `select ${CLAIM_COLUMNS} from contractor_profiles p ${CLAIMS} where p.uuid = :contractorUuid`,
      { contractorUuid, now },
    )
    return row === undefined ? null : toClaim(row)
  },
  release: async (contractorUuid, operatorUuid) => {
    await knex('vettingReviews')
      .where({ contractorUuid, claimedBy: operatorUuid })
      .update({ claimedBy: null, claimedUntil: null })
  },
  findApproved: async (contractorUuid) => {
    const rows: readonly ApprovalRow[] = await knex('vettingReviews')
      .select('approved', 'approvedAt')
      .where({ contractorUuid })
    return rows[0] === undefined ? null : toApproved(rows[0])
  },
  saveApproved: async (contractorUuid, { at, profile }) => {
    await knex('vettingReviews')
      .insert({ contractorUuid, approved: JSON.stringify(profile), approvedAt: at })
      .onConflict('contractorUuid')
      .merge(['approved', 'approvedAt'])
  },
  removeApproved: async (contractorUuid) => {
    await knex('vettingReviews').where({ contractorUuid }).update({ approved: null, approvedAt: null })
  },
  readContext: async (contractorUuid) => {
    const [row] = await selectPrepared<ContextRow>(knex, READ_CONTEXT, { contractorUuid })
    const { email = '', importedAt = null, mobile = null, rules = null } = row ?? {}
    return { rules, context: { approved: row === undefined ? null : toApproved(row), email, importedAt, mobile } }
  },
  noteImport: async (contractorUuid, at) => {
    await knex('vettingReviews')
      .insert({ contractorUuid, importedAt: at })
      .onConflict('contractorUuid')
      .merge(['importedAt'])
  },
})
