import type { Currency, OpportunityType, WorkplaceType } from '../../src/profiles/index.ts'
import type { EducationLevelName } from '../../src/reference/index.ts'
import { type CandidateDocument, toCandidateDocument } from '../../src/search/index.ts'
import { candidateUuid } from '../builders/candidate-documents.ts'
import { aProfile, TEST_NOW } from '../builders/people.ts'
import { relevanceRates } from './exchange-rates.ts'
import { towns, type TownName } from './places.ts'

/** A person of the set, as they fill in their profile. What is left out has the value after "else". */
export interface RelevancePerson {
  /** How searches name them. Nothing of it is in what is searched. */
  readonly id: string
  readonly name: string
  readonly jobTitle: string
  readonly skills: readonly string[]
  readonly introduction: string
  /** Titles of past work, else none. */
  readonly past?: readonly string[]
  /** What they studied, else nothing. Levels are those of the form. */
  readonly qualifications?: readonly {
    readonly name: string
    readonly level: EducationLevelName
    readonly completing?: true
  }[]
  /** Else English alone. */
  readonly languages?: readonly string[]
  /** Else Johannesburg. */
  readonly town?: TownName
  /** Else any type. */
  readonly workplace?: WorkplaceType
  /** Else any. */
  readonly opportunity?: OpportunityType
  /** Days until they are free, else 30. */
  readonly availability?: number
  /** The shortest contract that they take, in days, else 0. */
  readonly contractMin?: number
  /** Per hour, else USD 40. Counts only where they take contracts. */
  readonly rate?: readonly [amount: number, currency: Currency]
  /** A year, else USD 80,000. Counts only where they take permanent work. */
  readonly salary?: readonly [amount: number, currency: Currency]
  /** The share of requests that they answered in time, else 0.5. */
  readonly answered?: number
  /** The day of their last change, else 1 March 2026. */
  readonly changed?: string
}

/** The document of a person as the product indexes it. Of two people the one who is listed first has the lower uuid. */
export const relevanceDocument = (person: RelevancePerson, place: number): CandidateDocument => {
  const town = towns[person.town ?? 'Johannesburg']
  const [firstName = '', lastName = ''] = person.name.split(' ')
  const [rate, currency] = person.rate ?? [40, 'USD']
  const [permanentRate, permanentCurrency] = person.salary ?? [80_000, 'USD']
  const changed = new Date(person.changed ?? '2026-03-01')
  const profile = aProfile({
    uuid: candidateUuid(place + 1),
    firstName,
    lastName,
    jobTitle: person.jobTitle,
    introduction: person.introduction,
    skills: person.skills,
    languages: person.languages ?? ['English'],
    locationTitle: town.title,
    latitude: town.latitude,
    longitude: town.longitude,
    countryCode: town.countryCode,
    provinceCode: town.provinceCode,
    workplaceType: person.workplace ?? 'Any type',
    opportunityType: person.opportunity ?? 'any',
    availability: person.availability ?? 30,
    availabilityConfirmedAt: TEST_NOW,
    contractMin: person.contractMin ?? 0,
    rate,
    currency,
    permanentRate,
    permanentCurrency,
    workExperiences: (person.past ?? []).map((title, at) => ({
      uuid: candidateUuid(1_000 + at),
      title,
      company: 'Baobab Trading',
      location: null,
      description: null,
      currentWork: false,
      startDate: '2019-01-01',
      endDate: '2022-12-31',
      skills: [],
    })),
    qualifications: (person.qualifications ?? []).map(({ completing = false, level, name }, at) => ({
      uuid: candidateUuid(2_000 + at),
      qualification: name,
      educationType: level,
      institution: 'Karoo Institute',
      dateGraduated: completing ? null : '2018-12-01',
      currentlyCompleting: completing,
    })),
    updatedAt: changed,
  })
  const responsiveness = { responseRate: person.answered ?? 0.5, respondsFast: false }
  const document = toCandidateDocument(profile, relevanceRates, responsiveness, TEST_NOW)
  if (document === null) throw new Error(`The profile of ${person.id} is incomplete`)
  return document
}
