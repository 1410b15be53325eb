import type { Uuid } from '../../shared/index.ts'
import type { ContractorProfile } from '../contractor-profile.ts'

/** What an import can change of a profile. */
export type ImportableSections = Pick<
  ContractorProfile,
  'jobTitle' | 'introduction' | 'skills' | 'languages' | 'workExperiences' | 'qualifications'
>

/** An import that can be undone: what stood before it, and what it left. */
export interface ProfileImport {
  readonly contractorUuid: Uuid
  readonly before: ImportableSections
  readonly after: ImportableSections
  readonly importedAt: Date
}

/** The last import of each contractor. */
export interface ProfileImportRepository {
  find(contractorUuid: Uuid): Promise<ProfileImport | null>
  /** Takes the place of the import before. */
  save(imported: ProfileImport): Promise<void>
  remove(contractorUuid: Uuid): Promise<void>
}
