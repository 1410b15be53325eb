import type { Uuid } from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'

/** The sections of a profile that an import can change. */
export type ImportableSections = Pick<
  ContractorProfile,
  'jobTitle' | 'introduction' | 'skills' | 'languages' | 'workExperiences' | 'qualifications'
> & {
  /** Absent in imports that were made before places were imported. */
  readonly home?: HomePlace
}

/** Where somebody lives; these change together. */
export type HomePlace = Pick<
  ContractorProfile,
  'locationTitle' | 'latitude' | 'longitude' | 'countryCode' | 'provinceCode'
>

/** An import that can be undone: the sections before and after it. */
export interface ProfileImport {
  readonly contractorUuid: Uuid
  readonly before: ImportableSections
  readonly after: ImportableSections
  readonly importedAt: Date
}

/** Stores the last import of each contractor. */
export interface ProfileImportRepository {
  find(contractorUuid: Uuid): Promise<ProfileImport | null>
  /** Replaces the earlier import. */
  save(imported: ProfileImport): Promise<void>
  remove(contractorUuid: Uuid): Promise<void>
}
