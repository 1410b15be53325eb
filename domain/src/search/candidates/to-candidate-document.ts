import { type ContractorProfile, isDemoted } from '../../profiles/index.ts'
import { educationRank } from '../../reference/index.ts'
import type { ExchangeRateTable } from '../../reference/index.ts'
import type { CandidateDocument } from './candidate-document.ts'
import { experienceYears } from './experience-years.ts'
import { coarsenCoordinate } from '../query/round-coordinate.ts'
import { toIndexCurrency } from '../query/index-currency.ts'

/** How a contractor responds to requests. Rule: CONV-16. */
export type Responsiveness = Pick<CandidateDocument, 'responseRate' | 'respondsFast'>

/**
 * Lower than every response rate: people who have not confirmed their availability for 60 days rank after others with the same
 * availability. Rule: PROF-22.
 */
const LAST_AMONG_EQUALS = -1

const toRate = (
  amount: number | null,
  currency: ContractorProfile['currency'],
  table: ExchangeRateTable,
): number | null => (amount === null || currency === null ? null : toIndexCurrency(amount, currency, table))

/** The rank of the highest completed qualification, 0 to 7. Rule: SRCH-13. */
export const highestQualificationLevel = ({ qualifications }: Pick<ContractorProfile, 'qualifications'>): number =>
  Math.max(
    0,
    ...qualifications
      .filter(({ currentlyCompleting }) => !currentlyCompleting)
      .map(({ educationType }) => educationRank(educationType)),
  )

/**
 * Converts a profile to its index document, with rates in USD at the day's exchange rates; null if a required part is missing. Does not
 * decide whether the person may be found. Rules: SRCH-19, SRCH-24.
 */
export const toCandidateDocument = (
  profile: ContractorProfile,
  table: ExchangeRateTable,
  responsiveness: Responsiveness,
  now: Date,
  hiddenFrom: readonly string[] = [],
): CandidateDocument | null => {
  const { availability, introduction, jobTitle, latitude, locationTitle, longitude, opportunityType, workplaceType } =
    profile
  if (jobTitle === null || introduction === null || locationTitle === null || opportunityType === null) return null
  if (latitude === null || longitude === null || availability === null || workplaceType === null) return null
  const contract = opportunityType !== 'permanent'
  const permanent = opportunityType !== 'contract'
  return {
    uuid: profile.uuid,
    firstName: profile.firstName,
    lastName: profile.lastName,
    profilePicture: profile.profilePicture,
    jobTitle,
    locationTitle,
    introduction,
    industries: profile.industries,
    skills: profile.skills,
    languages: profile.languages,
    workExperiences: profile.workExperiences,
    qualifications: profile.qualifications,
    cvUrl: profile.cvVisibility === 'employers' ? profile.cvUrl : null,
    opportunityType,
    workplaceType,
    availability,
    contractMin: profile.contractMin ?? 0,
    qualificationLevel: highestQualificationLevel(profile),
    experienceYears: experienceYears(profile.workExperiences, now),
    rate: contract ? toRate(profile.rate, profile.currency, table) : null,
    exactRate: contract ? profile.rate : null,
    currency: contract ? profile.currency : null,
    permanentRate: permanent ? toRate(profile.permanentRate, profile.permanentCurrency, table) : null,
    permanentExactRate: permanent ? profile.permanentRate : null,
    permanentCurrency: permanent ? profile.permanentCurrency : null,
    latitude: coarsenCoordinate(latitude),
    longitude: coarsenCoordinate(longitude),
    countryCode: profile.countryCode ?? '',
    provinceCode: profile.provinceCode,
    ...responsiveness,
    responseRate: isDemoted(profile, now) ? LAST_AMONG_EQUALS : responsiveness.responseRate,
    updatedAt: profile.updatedAt.getTime(),
    availabilityConfirmedAt: (profile.availabilityConfirmedAt ?? profile.updatedAt).toISOString(),
    ...(hiddenFrom.length > 0 ? { hiddenFrom } : {}),
  }
}
