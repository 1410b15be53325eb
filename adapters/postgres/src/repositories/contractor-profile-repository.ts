import {
  AVAILABILITY_STAGES,
  type AvailabilityStage,
  type ContractorProfile,
  type ContractorProfileRepository,
  AVAILABILITY_HIDDEN_AFTER_DAYS,
} from '@guildhall/domain/profiles'
import { selectPrepared } from '../database/select-prepared.ts'
import { selectRows } from '../database/select-rows.ts'
import type { Knex } from 'knex'
import { contractorProfileMapper, type StoredProfile } from '../mappers/contractor-profile.mapper.ts'
import { profilesSql } from '../read-models/select-profiles.ts'
import { ContractorProfileRow, QualificationRow, WorkExperienceRow } from '../rows/contractor-profile.row.ts'
import { saveProfile } from './save-profile.ts'

const FIND = { name: 'profile', sql: profilesSql({ where: 'p.uuid = :uuid' }) }
/** A statement before that of the profile, which reads the entries as they are once the row is locked. */
const LOCK = { name: 'lock-profile', sql: 'select uuid from contractor_profiles where uuid = :uuid for no key update' }

const findProfile = async (knex: Knex, uuid: string): Promise<ContractorProfile | null> => {
  const [row] = await selectPrepared<StoredProfile>(knex, FIND, { uuid })
  return row ? contractorProfileMapper.toEntity(row) : null
}

export const createContractorProfileRepository = (knex: Knex): ContractorProfileRepository => ({
  find: (uuid) => findProfile(knex, uuid),
  findForUpdate: async (uuid) => {
    await selectPrepared(knex, LOCK, { uuid })
    return findProfile(knex, uuid)
  },
  add: async (profile) => {
    await ContractorProfileRow.query(knex).insert(contractorProfileMapper.toRow(profile))
    await addEntries(knex, profile)
  },
  save: (profile) => saveProfile(knex, profile),
  takeAvailabilityDue: (now, limit) =>
    selectRows<AvailabilityStage>(knex, TAKE_AVAILABILITY_DUE, {
      now,
      limit,
      told: [NEVER_TOLD, ...AVAILABILITY_STAGES.slice(0, -1)],
      stages: [...AVAILABILITY_STAGES],
    }),
})

const NEVER_TOLD = 0

/** Per stage, the index is read from the longest unconfirmed on: those who were told of it are many, and are not read. */
const TAKE_AVAILABILITY_DUE = `
  with due as materialized (
    select p.uuid, (
      select max(s.days) from unnest(cast(:stages as integer[])) as s (days)
      where p.availability_confirmed_at <= cast(:now as timestamptz) - s.days * interval '1 day'
    ) as days
    from unnest(cast(:told as integer[]), cast(:stages as integer[])) as step (told, days)
    cross join lateral (
      select p.uuid, p.availability_confirmed_at
      from contractor_profiles p
      where p.vetting_status = 'approved' and not p.paused and p.availability_told < ${AVAILABILITY_HIDDEN_AFTER_DAYS}
        and p.availability_told = step.told
        and p.availability_confirmed_at <= cast(:now as timestamptz) - step.days * interval '1 day'
      order by p.availability_confirmed_at limit :limit
      for no key update skip locked
    ) p
    order by p.availability_confirmed_at limit :limit
  )
  update contractor_profiles p set availability_told = due.days
  from due where p.uuid = due.uuid
  returning p.uuid as contractor_uuid, due.days`

const addEntries = async (knex: Knex, profile: ContractorProfile): Promise<void> => {
  const workExperiences = contractorProfileMapper.toWorkExperienceRows(profile)
  if (workExperiences.length > 0) await WorkExperienceRow.query(knex).insert(workExperiences)
  const qualifications = contractorProfileMapper.toQualificationRows(profile)
  if (qualifications.length > 0) await QualificationRow.query(knex).insert(qualifications)
}
