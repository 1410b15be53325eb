import { portraits } from '../../../shared/samples/portraits/index.ts'
import type { CandidateWire, ConversationWire, WireAnswer, WireHit } from '@guildhall/rest-contract/client'
import type { FoundCandidate } from '../api/from-wire.ts'
import { sampleUuid } from '../../../shared/samples/sample-uuid.ts'

/** Maps a sample candidate to the wire. */
export const candidateToWire = (person: FoundCandidate): CandidateWire => ({
  objectID: person.uuid,
  first_name: person.firstName,
  last_name: person.lastName,
  profile_picture: person.profilePicture,
  job_title: person.jobTitle,
  location_title: person.locationTitle,
  introduction: person.introduction,
  industries: [...person.industries],
  skills: [...person.skills],
  languages: [...person.languages],
  workExperiences: person.workExperiences.map((entry) => ({ ...entry, skills: [...entry.skills] })),
  qualifications: person.qualifications.map((entry) => ({ ...entry })),
  cvUrl: person.cvUrl,
  opportunityType: person.opportunityType,
  rate: person.rate,
  exactRate: person.exactRate,
  currency: person.currency,
  permanentRate: person.permanentRate,
  permanentExactRate: person.permanentExactRate,
  permanentCurrency: person.permanentCurrency,
  workplace_type: person.workplaceType,
  availability: person.availability,
  availabilityConfirmedAt: person.availabilityConfirmedAt,
  contract_duration_min: person.contractMin,
  qualification_level: person.qualificationLevel,
  experience_years: person.experienceYears,
  messageStatus: person.messageStatus,
  contactState: person.contactState && {
    ...person.contactState,
    at: person.contactState.at.toISOString(),
    canContactAgainAt: person.contactState.canContactAgainAt?.toISOString() ?? null,
  },
  respondsFast: person.respondsFast,
  updatedAt: new Date(person.updatedAt).toISOString(),
})

export const hitToWire = (person: FoundCandidate): WireHit => ({
  ...candidateToWire(person),
  distance: person.distance,
  place_match: person.placeMatch,
  place_point: person.placePoint && { lat: person.placePoint.latitude, lng: person.placePoint.longitude },
})

/** A response of the search API: a page of the candidates. */
export const answerToWire = (people: readonly FoundCandidate[], offset: number, length: number): WireAnswer => ({
  hits: people.slice(offset, offset + length).map(hitToWire),
  nbHits: people.length,
  offset,
  length,
  page: 0,
  nbPages: 1,
  hitsPerPage: length,
  exhaustiveNbHits: true,
  query: '',
  params: '',
  index: 'users',
  processingTimeMS: 1,
})

/** A conversation with a sample candidate, in the state of their contact; `overrides` replace its properties. */
export const conversationToWire = (
  person: FoundCandidate,
  overrides: Partial<ConversationWire> = {},
): ConversationWire => {
  const contact = person.contactState
  const at = (contact?.at ?? new Date('2026-11-19T09:00:00Z')).toISOString()
  const status = contact?.status ?? 'pending'
  return {
    uuid: contact?.conversationUuid ?? sampleUuid(900),
    archived: false,
    firstUnread: null,
    shared: false,
    contactSharedAt: null,
    contact: null,
    status,
    statusAt: at,
    createdAt: at,
    expiresAt: '2026-12-03T09:00:00.000Z',
    unreadCount: 0,
    messages: [],
    next_cursor: null,
    subject: null,
    has_offer: true,
    offer_content: {
      description: 'Freight billing pipeline on dbt and Airflow',
      workplaceType: 'Remote',
      opportunityType: 'Contract',
      location: 'Anywhere',
      currecy: 'USD',
      rate: 57,
      permCurrecy: null,
      permRate: null,
      duration: 4,
      startDate: '2026-12-01',
    },
    doc: null,
    doc_name: null,
    readByOther: 0,
    readByMe: 0,
    company: {
      uuid: sampleUuid(800),
      name: 'Kestrel Freight',
      website: null,
      companyImage: null,
      employeeCount: '11-50',
      verification: 'domain_verified',
    },
    sender: {
      uuid: sampleUuid(700),
      firstName: 'Dana',
      lastName: 'Whitfield',
      picture: portraits.dana,
      title: 'Admin',
    },
    contractor: {
      uuid: person.uuid,
      firstName: person.firstName,
      lastName: person.lastName,
      picture: person.profilePicture,
      title: person.jobTitle,
    },
    contactState: {
      status,
      at,
      by: contact?.by ?? 'Dana Whitfield',
      conversationUuid: contact?.conversationUuid ?? '',
    },
    decline: null,
    proposedTerms: null,
    possibleStatuses: status === 'pending' ? ['withdrawn', 'blocked'] : [],
    canReply: status === 'active',
    canReopen: false,
    ...overrides,
  }
}
