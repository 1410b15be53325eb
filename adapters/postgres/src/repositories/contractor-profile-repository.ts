import type { ContractorProfile, ContractorProfileRepository } from '@guildhall/domain/profiles'
import type { Knex } from 'knex'
import { contractorProfileMapper } from '../mappers/contractor-profile.mapper.ts'
import { selectProfiles } from '../read-models/select-profiles.ts'
import { ContractorProfileRow, QualificationRow, WorkExperienceRow } from '../rows/contractor-profile.row.ts'

export const createContractorProfileRepository = (knex: Knex): ContractorProfileRepository => ({
  // Locked before it is read, in a transaction alone: profiles are saved whole, section after section.
  find: async (uuid) => {
    if (knex.isTransaction) await ContractorProfileRow.query(knex).findById(uuid).select('uuid').forNoKeyUpdate()
    const [row] = await selectProfiles<ContractorProfile>(knex, { where: 'p.uuid = :uuid', bindings: { uuid } })
    return row ? contractorProfileMapper.toEntity(row) : null
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
})

const addEntries = async (knex: Knex, profile: ContractorProfile): Promise<void> => {
  const workExperiences = contractorProfileMapper.toWorkExperienceRows(profile)
  if (workExperiences.length > 0) await WorkExperienceRow.query(knex).insert(workExperiences)
  const qualifications = contractorProfileMapper.toQualificationRows(profile)
  if (qualifications.length > 0) await QualificationRow.query(knex).insert(qualifications)
}
