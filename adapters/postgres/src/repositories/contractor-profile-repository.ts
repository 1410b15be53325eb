import {
  AVAILABILITY_STAGES,
  type ContractorProfile,
  type ContractorProfileRepository,
  AVAILABILITY_HIDDEN_AFTER_DAYS,
} from '@guildhall/domain/profiles'
import { selectRows } from '../database/select-rows.ts'
import type { Knex } from 'knex'
import { contractorProfileMapper, type StoredProfile } from '../mappers/contractor-profile.mapper.ts'
import { selectProfiles } from '../read-models/select-profiles.ts'
import { ContractorProfileRow, QualificationRow, WorkExperienceRow } from '../rows/contractor-profile.row.ts'

const findProfile = async (knex: Knex, uuid: string): Promise<ContractorProfile | null> => {
  const [row] = await selectProfiles<StoredProfile>(knex, { where: 'p.uuid = :uuid', bindings: { uuid } })
  return row ? contractorProfileMapper.toEntity(row) : null
}

export const createContractorProfileRepository = (knex: Knex): ContractorProfileRepository => ({
  find: (uuid) => findProfile(knex, uuid),
  findForUpdate: async (uuid) => {
    await ContractorProfileRow.query(knex).findById(uuid).select('uuid').forNoKeyUpdate()
    return findProfile(knex, uuid)
  },
  add: async (profile) => {
    await ContractorProfileRow.query(knex).insert(contractorProfileMapper.toRow(profile))
    await addEntries(knex, profile)
  },
  save: async (profile) => {
    const { uuid, ...fields } = contractorProfileMapper.toRow(profile)
    await ContractorProfileRow.query(knex).patch(fields).findById(uuid)
    await WorkExperienceRow.query(knex).delete().where({ contractorUuid: uuid })
    await QualificationRow.query(knex).delete().where({ contractorUuid: uuid })
    await addEntries(knex, profile)
  },
  listAvailabilityDue: async (now, limit) => {
    const rows = await selectRows<{ uuid: string }>(
      knex,
      `select uuid from contractor_profiles
       where vetting_status = 'approved' and not paused and availability_told < ${AVAILABILITY_HIDDEN_AFTER_DAYS}
         and exists (
           select 1 from unnest(cast(:stages as integer[])) as s (days)
           where s.days > availability_told
             and availability_confirmed_at <= cast(:now as timestamptz) - s.days * interval '1 day'
         )
       order by availability_confirmed_at limit :limit`,
      { now, limit, stages: [...AVAILABILITY_STAGES] },
    )
    return rows.map(({ uuid }) => uuid)
  },
})

const addEntries = async (knex: Knex, profile: ContractorProfile): Promise<void> => {
  const workExperiences = contractorProfileMapper.toWorkExperienceRows(profile)
  if (workExperiences.length > 0) await WorkExperienceRow.query(knex).insert(workExperiences)
  const qualifications = contractorProfileMapper.toQualificationRows(profile)
  if (qualifications.length > 0) await QualificationRow.query(knex).insert(qualifications)
}
