import type { GivenReason } from '@guildhall/domain/profiles'
import { Model } from 'objection'

/** A row of `contractor_profiles`. */
export class ContractorProfileRow extends Model {
  static override readonly tableName = 'contractor_profiles'
  static override readonly idColumn = 'uuid'
  /** Lists of objects, which would be arrays of PostgreSQL otherwise. */
  static override readonly jsonAttributes = ['vettingReasons']
  declare uuid: string
  declare firstName: string
  declare lastName: string
  declare jobTitle: string | null
  declare introduction: string | null
  declare locationTitle: string | null
  declare latitude: number | null
  declare longitude: number | null
  declare countryCode: string | null
  declare provinceCode: string | null
  declare opportunityType: 'contract' | 'permanent' | 'any' | null
  declare workplaceType: 'Any type' | 'Remote' | 'Hybrid' | 'On-site' | null
  declare availability: number | null
  declare availabilityConfirmedAt: Date | null
  declare availabilityTold: number
  declare contractMin: number | null
  declare rate: number | null
  declare currency: 'AUD' | 'USD' | 'ZAR' | null
  declare permanentRate: number | null
  declare permanentCurrency: 'AUD' | 'USD' | 'ZAR' | null
  declare profilePicture: string | null
  declare cvUrl: string | null
  declare cvName: string | null
  declare cvVisibility: 'employers' | 'after-acceptance'
  declare industries: readonly string[]
  declare skills: readonly string[]
  declare languages: readonly string[]
  declare vettingStatus: 'incomplete' | 'pending' | 'approved' | 'changes_requested' | 'rejected' | 'suspended'
  declare vettingReasons: readonly GivenReason[]
  declare vettingMessage: string | null
  declare resubmittedAt: readonly Date[]
  declare status: 'new' | 'reviewed'
  declare paused: boolean
  declare updatedAt: Date
}

/** A row of `work_experiences`. */
export class WorkExperienceRow extends Model {
  static override readonly tableName = 'work_experiences'
  static override readonly idColumn = ['contractorUuid', 'uuid']
  declare contractorUuid: string
  declare uuid: string
  declare position: number
  declare title: string
  declare company: string
  declare location: string | null
  declare description: string | null
  declare currentWork: boolean
  declare startDate: string
  declare endDate: string | null
  declare skills: readonly string[]
}

/** A row of `qualifications`. */
export class QualificationRow extends Model {
  static override readonly tableName = 'qualifications'
  static override readonly idColumn = ['contractorUuid', 'uuid']
  declare contractorUuid: string
  declare uuid: string
  declare position: number
  declare qualification: string
  declare educationType: string
  declare institution: string
  declare dateGraduated: string | null
  declare currentlyCompleting: boolean
}

/** A row of `files`. */
export class FileRow extends Model {
  static override readonly tableName = 'files'
  static override readonly idColumn = 'uuid'
  declare uuid: string
  declare ownerUuid: string
  declare purpose: 'profile-image' | 'company-image' | 'cv' | 'message'
  declare originalName: string
  declare contentType: string
  declare size: number
  declare url: string
  declare createdAt: Date
}
