import { type VettingEntry, vettingKind, type VettingReviews } from '@guildhall/domain/moderation'
import type { ContractorProfile, VettingStatus } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'
import { selectRows } from '../database/select-rows.ts'

interface ClaimRow {
  readonly claimedBy: string | null
  readonly claimedByName: string | null
  readonly claimedUntil: Date | null
}

interface EntryRow extends ClaimRow {
  readonly uuid: string
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string | null
  readonly profilePicture: string | null
  readonly vettingStatus: VettingStatus
  readonly resubmittedAt: readonly Date[]
  readonly updatedAt: Date
  readonly wasApproved: boolean
}

/** A profile in JSON: its instants are texts. */
type StoredProfile = Omit<ContractorProfile, 'availabilityConfirmedAt' | 'resubmittedAt' | 'updatedAt'> & {
  readonly availabilityConfirmedAt: string | null
  readonly resubmittedAt: readonly string[]
  readonly updatedAt: string
}

const toProfile = ({
  availabilityConfirmedAt,
  resubmittedAt,
  updatedAt,
  ...profile
}: StoredProfile): ContractorProfile => ({
  ...profile,
  availabilityConfirmedAt: availabilityConfirmedAt === null ? null : new Date(availabilityConfirmedAt),
  resubmittedAt: resubmittedAt.map((at) => new Date(at)),
  updatedAt: new Date(updatedAt),
})

const WAITS = `(p.vetting_status = 'pending' or (p.vetting_status = 'approved' and p.status = 'new'))`

const toClaim = ({ claimedBy, claimedByName, claimedUntil }: ClaimRow): VettingEntry['claim'] =>
  claimedBy === null || claimedUntil === null
    ? null
    : { operatorUuid: claimedBy, operatorName: claimedByName ?? '', until: claimedUntil }

const toEntry = (row: EntryRow): VettingEntry => ({
  contractorUuid: row.uuid,
  firstName: row.firstName,
  lastName: row.lastName,
  jobTitle: row.jobTitle,
  profilePicture: row.profilePicture,
  kind: vettingKind(row, row.wasApproved),
  waitingSince: row.updatedAt,
  claim: toClaim(row),
})

/** Claims that hold, as columns of `c` and the operator `o`. */
const CLAIMS = `left join vetting_reviews c on c.contractor_uuid = p.uuid and c.claimed_until > :now
  left join operators o on o.uuid = c.claimed_by`
const CLAIM_COLUMNS = 'o.uuid as claimed_by, o.name as claimed_by_name, c.claimed_until'

export const createVettingReviews = (knex: Knex): VettingReviews => ({
  list: async (now, limit) => {
    const rows = await selectRows<EntryRow>(
      knex,
      `select p.uuid, p.first_name, p.last_name, p.job_title, p.profile_picture, p.vetting_status, p.resubmitted_at,
         p.updated_at, exists (
           select 1 from vetting_reviews r where r.contractor_uuid = p.uuid and r.approved is not null
         ) as was_approved, ${CLAIM_COLUMNS}
       from contractor_profiles p ${CLAIMS}
       where ${WAITS} order by p.updated_at, p.uuid limit :limit`,
      { now, limit },
    )
    const [counted] = await selectRows<{ readonly total: number }>(
      knex,
      `select cast(count(*) as integer) as total from contractor_profiles p where ${WAITS}`,
    )
    return { entries: rows.map(toEntry), total: counted?.total ?? 0 }
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
    const rows: readonly { readonly approved: StoredProfile | null; readonly approvedAt: Date | null }[] = await knex(
      'vettingReviews',
    )
      .select('approved', 'approvedAt')
      .where({ contractorUuid })
    const { approved = null, approvedAt = null } = rows[0] ?? {}
    return approved === null || approvedAt === null ? null : { profile: toProfile(approved), at: approvedAt }
  },
  saveApproved: async (contractorUuid, { at, profile }) => {
    await knex('vettingReviews')
      .insert({ contractorUuid, approved: JSON.stringify(profile), approvedAt: at })
      .onConflict('contractorUuid')
      .merge(['approved', 'approvedAt'])
  },
})
