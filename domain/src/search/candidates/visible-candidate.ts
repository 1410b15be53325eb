import type { ContactState, MessageStatus } from '../../conversations/index.ts'
import type { CandidateDocument } from './candidate-document.ts'

/** What an employer may see of a candidate before an acceptance: no coordinates, no e-mail, no mobile. Rule: SRCH-24. */
export type VisibleCandidate = Omit<
  CandidateDocument,
  'latitude' | 'longitude' | 'countryCode' | 'provinceCode' | 'responseRate' | 'hiddenFrom'
>

/** A candidate with what the viewing company may see of its contact with them. Rule: CONV-18. */
export interface CandidateView extends VisibleCandidate {
  readonly messageStatus: MessageStatus
  readonly contactState: ContactState | null
}

/** The public part of a document; an allow-list, so that a new field is not exposed until it is added here. */
export const visibleCandidate = (document: CandidateDocument): VisibleCandidate => ({
  uuid: document.uuid,
  firstName: document.firstName,
  lastName: document.lastName,
  profilePicture: document.profilePicture,
  jobTitle: document.jobTitle,
  locationTitle: document.locationTitle,
  introduction: document.introduction,
  industries: document.industries,
  skills: document.skills,
  languages: document.languages,
  workExperiences: document.workExperiences,
  qualifications: document.qualifications,
  cvUrl: document.cvUrl,
  opportunityType: document.opportunityType,
  workplaceType: document.workplaceType,
  availability: document.availability,
  contractMin: document.contractMin,
  qualificationLevel: document.qualificationLevel,
  experienceYears: document.experienceYears,
  rate: document.rate,
  exactRate: document.exactRate,
  currency: document.currency,
  permanentRate: document.permanentRate,
  permanentExactRate: document.permanentExactRate,
  permanentCurrency: document.permanentCurrency,
  respondsFast: document.respondsFast,
  updatedAt: document.updatedAt,
  availabilityConfirmedAt: document.availabilityConfirmedAt,
})
