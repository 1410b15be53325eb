import {
  type CandidateHit,
  type CandidateView,
  defaultSearch,
  SEARCH_REACH_MAX,
  searchParametersErrors,
  type SearchParameters,
  toCandidateQuery,
} from '@guildhall/domain/search'
import { hasErrors, invalid, ok, type Result, type ValidationErrors } from '@guildhall/domain/shared'
import { forPeople } from '../access/guard.ts'
import { type PageArgs, toConnection, toPageRequest } from './connections.ts'
import { toUuid } from './ids.ts'
import type { SchemaModule } from './schema-module.ts'

/** Who reads candidates. */
export const candidateAccess = { scope: 'candidates', who: 'employer', right: 'search' } as const

interface SearchInput extends Partial<
  Omit<SearchParameters, 'jobTitle' | 'latitude' | 'location' | 'locationType' | 'longitude' | 'workType'>
> {
  readonly text?: string
  readonly workplaceType?: SearchParameters['workType']
  readonly place?: {
    readonly kind: 'COUNTRY' | 'PROVINCE' | 'TOWN'
    readonly latitude: number
    readonly longitude: number
  }
}

const locationTypes = { COUNTRY: 'country', PROVINCE: 'administrative_area_level_1', TOWN: 'other' } as const

/** Arguments that are null count as absent. */
const present = <Input extends object>(input: Input): Input =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined)) as Input

const toSearchParameters = (input: SearchInput): SearchParameters => {
  const { place, text = '', workplaceType = 'Any type', ...others } = present(input)
  return {
    ...defaultSearch,
    ...others,
    jobTitle: text,
    workType: workplaceType,
    locationType: place === undefined ? 'anywhere' : locationTypes[place.kind],
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  }
}

/** The arguments whose names are others inside. */
const argumentNames: Readonly<Record<string, string>> = { location: 'place', workType: 'workplaceType' }

const toArgumentErrors = (errors: ValidationErrors): ValidationErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [argumentNames[field] ?? field, messages]))

/** A position in the order of a search. */
const encodeOffset = (offset: number): string => Buffer.from(`at ${offset}`).toString('base64url')

const decodeOffset = (cursor: string | null): Result<number, 'invalid'> => {
  if (cursor === null) return ok(0)
  const offset = /^at (\d{1,6})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8'))?.[1]
  return offset === undefined || Number(offset) >= SEARCH_REACH_MAX
    ? invalid({ after: ['Value is not a cursor of this list'] })
    : ok(Number(offset))
}

/** A candidate for the schema. */
export const toCandidate = (candidate: CandidateView) => ({ __typename: 'Candidate', ...candidate })

const toHit = ({ distance, placeMatch, ...candidate }: CandidateHit) => ({
  distance,
  placeMatch,
  candidate: toCandidate(candidate),
})

/** Search and candidates. */
export const candidatesModule: SchemaModule = {
  typeDefs: /* GraphQL */ `
    extend type Query {
      "Candidates, the best match first unless the sort says otherwise. Refused once a trial's daily number of searches is reached. Scope: candidates."
      candidates(search: CandidateSearch, first: Int, after: String): CandidatesResult!
      "One candidate. Scope: candidates."
      candidate(uuid: ID!): CandidateResult!
    }

    union CandidatesResult = CandidateConnection | AccessRefused | InvalidInput | PlanRefused
    union CandidateResult = Candidate | AccessRefused | NotFound

    "What is left out does not filter. Rates are whole units of their currency: AUD, USD or ZAR."
    input CandidateSearch {
      "A job title, a skill or other words."
      text: String
      "Any type, Remote, Hybrid or On-site"
      workplaceType: String
      place: PlaceInput
      "Any Type, Permanent or Contract"
      opportunityType: String
      contractCurrency: String
      "The lowest and the highest rate per hour."
      rateMin: Int
      contractBudget: Int
      permCurrency: String
      "The highest rate per year."
      permBudget: Int
      "Available within so many days."
      availability: Int
      "Takes contracts of so many days."
      contractDuration: Int
      educationLevel: String
      skills: [String!]
      "All skills instead of at least one."
      allSkills: Boolean
      languages: [String!]
      "At least one of them."
      industries: [String!]
      "Years of work at least."
      experienceYears: Int
      "Only people who answer nine in ten requests within 48 hours."
      answersFast: Boolean
      "Kilometres around a town: 10, 25, 50, 100 or 250; 100 without it."
      radiusKm: Int
      "Also people who work remotely, wherever they live. Counts only with a place."
      remoteAnywhere: Boolean
      "best (the match), nearest, rate-up, rate-down, soonest, newest or fastest (to answer)."
      sort: String
    }

    "The country or the province in which a point is, exactly its people; or a town, and who is near."
    input PlaceInput {
      kind: PlaceKind!
      latitude: Float!
      longitude: Float!
    }

    enum PlaceKind {
      COUNTRY
      PROVINCE
      TOWN
    }

    type CandidateConnection {
      nodes: [CandidateHit!]!
      pageInfo: PageInfo!
      "All matches."
      total: Int!
      "False if so many match that the total is an estimate."
      isTotalExact: Boolean!
    }

    type CandidateHit {
      candidate: Candidate!
      "Metres from the town, rounded up; null without one."
      distance: Float
      "How they match the place: inside (the country or province), near (the town) or remote (from elsewhere); null without a place."
      placeMatch: String
    }

    "A candidate as an employer sees them before an acceptance: no address, no number."
    type Candidate {
      uuid: ID!
      firstName: String!
      lastName: String!
      "A path of the product."
      profilePicture: String
      jobTitle: String!
      locationTitle: String!
      introduction: String!
      industries: [String!]!
      skills: [String!]!
      languages: [String!]!
      workExperiences: [WorkExperience!]!
      qualifications: [Qualification!]!
      opportunityType: String!
      workplaceType: String!
      "Days until available."
      availability: Int!
      availabilityConfirmedAt: DateTime!
      "The shortest contract, in days."
      contractMin: Int!
      "Per hour, in their currency; null without."
      rate: Int
      currency: String
      "Per year, in their currency; null without."
      permanentRate: Int
      permanentCurrency: String
      "Whole years of work."
      experienceYears: Int!
      respondsFast: Boolean!
      updatedAt: DateTime!
      "What the company's contact with them is; null if there is none."
      contact: ContactState
    }

    type WorkExperience {
      uuid: ID!
      title: String!
      company: String!
      location: String
      description: String
      currentWork: Boolean!
      "YYYY-MM-DD"
      startDate: String!
      endDate: String
      skills: [String!]!
    }

    type Qualification {
      uuid: ID!
      qualification: String!
      educationType: String!
      institution: String!
      "YYYY-MM-DD"
      dateGraduated: String
      currentlyCompleting: Boolean!
    }

    type ContactState {
      status: String!
      at: DateTime!
      "The colleague who sent the request."
      by: String!
      canContactAgainAt: DateTime
      conversationUuid: ID!
    }
  `,
  resolvers: ({ exchangeRates, useCases }) => ({
    Query: {
      candidates: forPeople<PageArgs & { readonly search?: SearchInput | null }>(
        candidateAccess,
        async (actor, args) => {
          const page = toPageRequest(args)
          if (!page.ok) return page
          const offset = decodeOffset(page.value.cursor)
          if (!offset.ok) return offset
          const parameters = toSearchParameters(args.search ?? {})
          const errors = searchParametersErrors(parameters)
          if (hasErrors(errors)) return invalid(toArgumentErrors(errors))
          const length = Math.min(page.value.limit, SEARCH_REACH_MAX - offset.value)
          const range = { offset: offset.value, length }
          const query = toCandidateQuery(parameters, await exchangeRates.current(), range)
          const found = await useCases.searchCandidates({ actor, query })
          if (!found.ok) return found
          const { hits, isTotalExact, total } = found.value
          // Whoever hides is taken out of the hits, and has had a place among them.
          const end = range.offset + range.length
          const nextCursor = end < Math.min(total, SEARCH_REACH_MAX) ? encodeOffset(end) : null
          return ok({ ...toConnection('CandidateConnection', { items: hits, nextCursor }, toHit), total, isTotalExact })
        },
      ),
      candidate: forPeople<{ readonly uuid: string }>(candidateAccess, async (actor, { uuid }) => {
        const id = toUuid(uuid)
        if (!id.ok) return id
        const read = await useCases.readCandidate({ actor, candidateUuid: id.value })
        return read.ok ? ok(toCandidate(read.value)) : read
      }),
    },
    Candidate: {
      // What is named `rate` inside is converted for comparisons.
      rate: ({ exactRate }: CandidateView) => exactRate,
      permanentRate: ({ permanentExactRate }: CandidateView) => permanentExactRate,
      contact: ({ contactState }: CandidateView) => contactState,
    },
  }),
}
