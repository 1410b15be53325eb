import type { ContactState } from '@guildhall/domain/conversations'
import type { CandidateView, ExplainedCandidate, PlaceMatch, PlacePoint } from '@guildhall/domain/search'
import type { BookmarkedCandidateWire, CandidateWire, ContactStateWire } from '@guildhall/rest-contract/client'
import { type CandidateMarks, marksFromWire } from './marks-from-wire.ts'
import type { RowHit } from './row-attributes.ts'

export const contactFromWire = (wire: ContactStateWire): ContactState => ({
  status: wire.status,
  at: new Date(wire.at),
  by: wire.by,
  canContactAgainAt: wire.canContactAgainAt === null ? null : new Date(wire.canContactAgainAt),
  conversationUuid: wire.conversationUuid,
})

/** Maps a candidate from the wire to the domain's view. */
export const candidateFromWire = (wire: CandidateWire): CandidateView => ({
  uuid: wire.objectID,
  firstName: wire.first_name,
  lastName: wire.last_name,
  profilePicture: wire.profile_picture,
  jobTitle: wire.job_title,
  locationTitle: wire.location_title,
  introduction: wire.introduction,
  industries: wire.industries,
  skills: wire.skills,
  languages: wire.languages,
  workExperiences: wire.workExperiences,
  qualifications: wire.qualifications,
  cvUrl: wire.cvUrl,
  opportunityType: wire.opportunityType,
  workplaceType: wire.workplace_type,
  availability: wire.availability,
  contractMin: wire.contract_duration_min,
  qualificationLevel: wire.qualification_level,
  experienceYears: wire.experience_years,
  rate: wire.rate,
  exactRate: wire.exactRate,
  currency: wire.currency,
  permanentRate: wire.permanentRate,
  permanentExactRate: wire.permanentExactRate,
  permanentCurrency: wire.permanentCurrency,
  respondsFast: wire.respondsFast,
  updatedAt: Date.parse(wire.updatedAt),
  availabilityConfirmedAt: wire.availabilityConfirmedAt,
  messageStatus: wire.messageStatus,
  contactState: wire.contactState === null ? null : contactFromWire(wire.contactState),
})

/** A search hit: with the displayed distance in metres, null without a center, how it matches the place, and the location of its town. */
export interface FoundCandidate extends CandidateView {
  readonly distance: number | null
  readonly placeMatch: PlaceMatch | null
  readonly placePoint: PlacePoint | null
  readonly marks: CandidateMarks | null
  /** It has what a row shows: introduction, work and education are there only as far as words were searched in them. */
  readonly isRow?: boolean
}

/** A candidate in the drawer: of the results with how they match the place, or opened by their address alone. */
export type SeenCandidate = CandidateView &
  Pick<ExplainedCandidate, 'distance' | 'placeMatch'> &
  Pick<FoundCandidate, 'isRow'>

/** The parts that a row has no need of, until the profile is read. */
const UNREAD = {
  cvUrl: null,
  updatedAt: new Date(0).toISOString(),
  availabilityConfirmedAt: new Date(0).toISOString(),
} as const
const UNREAD_WORK = {
  uuid: '',
  location: null,
  description: null,
  currentWork: false,
  startDate: '',
  endDate: null,
  skills: [],
}
const UNREAD_EDUCATION = { uuid: '', educationType: '', institution: '', dateGraduated: null }

export const hitFromWire = ({
  introduction = '',
  qualifications = [],
  workExperiences = [],
  ...wire
}: RowHit): FoundCandidate => ({
  ...candidateFromWire({
    ...UNREAD,
    ...wire,
    introduction,
    workExperiences: workExperiences.map(({ company = '', title = '' }) => ({ ...UNREAD_WORK, company, title })),
    qualifications: qualifications.map(({ currentlyCompleting = false, qualification = '' }) => ({
      ...UNREAD_EDUCATION,
      qualification,
      currentlyCompleting,
    })),
  }),
  isRow: true,
  distance: wire.distance,
  placeMatch: wire.place_match,
  placePoint: wire.place_point && { latitude: wire.place_point.lat, longitude: wire.place_point.lng },
  marks: marksFromWire({ ...wire, workExperiences }),
})

/** A bookmarked candidate: who added them, when, and why. */
export interface BookmarkView {
  readonly candidate: CandidateView
  readonly addedBy: string | null
  readonly addedAt: Date
  readonly note: string | null
  /** Descriptions of what changed since the bookmark was added, or since a colleague last viewed it. */
  readonly changes: readonly string[]
}

export const bookmarkFromWire = (wire: BookmarkedCandidateWire): BookmarkView => ({
  candidate: candidateFromWire(wire),
  addedBy: wire.bookmark.addedBy,
  addedAt: new Date(wire.bookmark.addedAt),
  note: wire.bookmark.note,
  changes: wire.bookmark.changes.map(({ words }) => words),
})

/** A page of search hits; `total` counts all matches, or estimates them. Rule: SRCH-76. */
export interface FoundPage {
  readonly hits: readonly FoundCandidate[]
  readonly total: number
  readonly isTotalExact: boolean
}
