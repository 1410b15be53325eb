import type { ContractorProfile, Qualification, WorkExperience } from '@guildhall/domain/profiles'
import type { StoredFile } from '@guildhall/domain/files'
import { mapColumns } from './map-columns.ts'

/** A profile without its entries, which have tables of their own. */
export type ProfileColumns = Omit<ContractorProfile, 'workExperiences' | 'qualifications'>

const profileColumns = mapColumns<ProfileColumns, { availabilityReminderStage: 'availabilityTold' }>({
  availabilityReminderStage: 'availabilityTold',
})([
  'uuid',
  'firstName',
  'lastName',
  'jobTitle',
  'introduction',
  'locationTitle',
  'latitude',
  'longitude',
  'countryCode',
  'provinceCode',
  'opportunityType',
  'workplaceType',
  'availability',
  'availabilityConfirmedAt',
  'availabilityReminderStage',
  'contractMin',
  'rate',
  'currency',
  'permanentRate',
  'permanentCurrency',
  'profilePicture',
  'cvUrl',
  'cvName',
  'cvVisibility',
  'industries',
  'skills',
  'languages',
  'vettingStatus',
  'vettingReasons',
  'vettingMessage',
  'resubmittedAt',
  'status',
  'paused',
  'updatedAt',
])

const workExperienceColumns = mapColumns<WorkExperience>()([
  'uuid',
  'title',
  'company',
  'location',
  'description',
  'currentWork',
  'startDate',
  'endDate',
  'skills',
])

const qualificationColumns = mapColumns<Qualification>()([
  'uuid',
  'qualification',
  'educationType',
  'institution',
  'dateGraduated',
  'currentlyCompleting',
])

/** A row of a profile together with its entries. */
export type StoredProfile = ReturnType<typeof profileColumns.toRow> &
  Pick<ContractorProfile, 'workExperiences' | 'qualifications'>

/** A profile as three kinds of rows; entries keep their order by `position`. */
export const contractorProfileMapper = {
  columns: profileColumns.columns,
  toRow: (profile: ContractorProfile) => profileColumns.toRow(profile),
  toWorkExperienceRows: ({ uuid, workExperiences }: ContractorProfile) =>
    workExperiences.map((entry, position) => ({
      contractorUuid: uuid,
      position,
      ...workExperienceColumns.toRow(entry),
    })),
  toQualificationRows: ({ uuid, qualifications }: ContractorProfile) =>
    qualifications.map((entry, position) => ({ contractorUuid: uuid, position, ...qualificationColumns.toRow(entry) })),
  /** From one row of `selectProfiles`, which contains its entries in order. */
  toEntity: (row: StoredProfile): ContractorProfile => ({
    ...profileColumns.toEntity(row),
    workExperiences: row.workExperiences.map(workExperienceColumns.toEntity),
    qualifications: row.qualifications.map(qualificationColumns.toEntity),
  }),
}

export const fileMapper = mapColumns<StoredFile>()([
  'uuid',
  'ownerUuid',
  'purpose',
  'originalName',
  'contentType',
  'size',
  'url',
  'createdAt',
])
