import type { ContactState } from '@guildhall/domain/conversations'
import type { BookmarkedCandidate, CandidateView } from '@guildhall/domain/search'
import type { BookmarkedCandidateWire, CandidateWire, ContactStateWire } from '@guildhall/rest-contract'
import { toQualificationWire, toWorkExperienceWire } from './work-history.mapper.ts'

const toContactStateWire = (state: ContactState): ContactStateWire => ({
  status: state.status,
  at: state.at.toISOString(),
  by: state.by,
  canContactAgainAt: state.canContactAgainAt?.toISOString() ?? null,
  conversationUuid: state.conversationUuid,
})

/** A candidate, the same in every place that shows candidates to an employer. */
export const toCandidateWire = (view: CandidateView): CandidateWire => ({
  objectID: view.uuid,
  first_name: view.firstName,
  last_name: view.lastName,
  profile_picture: view.profilePicture,
  job_title: view.jobTitle,
  location_title: view.locationTitle,
  introduction: view.introduction,
  industries: [...view.industries],
  skills: [...view.skills],
  languages: [...view.languages],
  workExperiences: view.workExperiences.map(toWorkExperienceWire),
  qualifications: view.qualifications.map(toQualificationWire),
  cvUrl: view.cvUrl,
  opportunityType: view.opportunityType,
  rate: view.rate,
  exactRate: view.exactRate,
  currency: view.currency,
  permanentRate: view.permanentRate,
  permanentExactRate: view.permanentExactRate,
  permanentCurrency: view.permanentCurrency,
  workplace_type: view.workplaceType,
  availability: view.availability,
  availabilityConfirmedAt: view.availabilityConfirmedAt,
  contract_duration_min: view.contractMin,
  qualification_level: view.qualificationLevel,
  experience_years: view.experienceYears,
  messageStatus: view.messageStatus,
  contactState: view.contactState === null ? null : toContactStateWire(view.contactState),
  respondsFast: view.respondsFast,
  updatedAt: new Date(view.updatedAt).toISOString(),
})

export const toBookmarkedCandidateWire = ({
  addedBy,
  bookmark,
  candidate,
  changes,
}: BookmarkedCandidate): BookmarkedCandidateWire => ({
  ...toCandidateWire(candidate),
  bookmark: {
    addedBy,
    addedAt: bookmark.addedAt.toISOString(),
    note: bookmark.note,
    changes: changes.map(({ field, text: words }) => ({ field, words })),
    lookedAt: bookmark.viewedAt?.toISOString() ?? null,
  },
})
