import { respondsFast, responseRate } from '@guildhall/domain/conversations'
import {
  AVAILABILITY_REMINDER_AFTER_DAYS,
  availabilityStageDue,
  type ContractorProfile,
} from '@guildhall/domain/profiles'
import type { ExchangeRateTable } from '@guildhall/domain/reference'
import { toCandidateDocument, type CandidateDocument } from '@guildhall/domain/search'
import { generateContractor, MARKET_SEED, toProfileRow, type MarketContractor } from '@guildhall/server'
import type { TownSampler } from './town-sampler.ts'

const DAY_MS = 86_400_000
/** Later than that, somebody would not be found any more: see PROF-19. */
const CONFIRMED_WITHIN_MS = 119 * DAY_MS
/** Every tenth person is asked in the next night, as if all had confirmed their availability on one day. */
const ASKED_EVERY = 10

/**
 * The person at an index: somebody of the demo's market, with its titles, skills, texts, rates and languages, who lives in a town of the
 * gazetteer and can be found. The same index and instant give the same person.
 */
export function generatePerson(index: number, now: Date, towns: TownSampler): MarketContractor {
  const person = generateContractor(index, MARKET_SEED, now)
  const town = towns(person.countryCode, toFraction(index))
  const earliest = Math.max(person.availabilityConfirmedAt.getTime(), now.getTime() - CONFIRMED_WITHIN_MS)
  const confirmed = isAsked(index) ? now.getTime() - (AVAILABILITY_REMINDER_AFTER_DAYS + 1) * DAY_MS : earliest
  return {
    ...person,
    // Of a million people some have the same random part.
    uuid: `${person.uuid.slice(0, 24)}${index.toString(16).padStart(12, '0')}`,
    ...(town === null ? {} : moveTo(person, town)),
    vettingStatus: 'approved',
    paused: false,
    availabilityConfirmedAt: new Date(confirmed),
  }
}

const moveTo = (
  { city, introduction }: MarketContractor,
  town: NonNullable<ReturnType<TownSampler>>,
): Partial<MarketContractor> => {
  const name = town.address.city ?? town.title
  const { latitude, longitude, provinceCode, title: locationTitle } = town
  return {
    city: name,
    introduction: introduction.replaceAll(city, name),
    latitude,
    longitude,
    locationTitle,
    provinceCode,
  }
}

/** From 0 to 1, exclusive, evenly spread and the same for each index (the end of MurmurHash3). */
function toFraction(index: number): number {
  let hash = Math.imul(index ^ 0x9e3779b9, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

const isAsked = (index: number): boolean => index % ASKED_EVERY === 0

/** What people were told in the nights before: everything but what is new. */
export const stageTold = (person: MarketContractor, index: number, now: Date): number =>
  isAsked(index) ? 0 : (availabilityStageDue(toProfile(person), now) ?? 0)

const toProfile = (person: MarketContractor): ContractorProfile => {
  const { qualifications, workExperiences } = person
  return { ...toProfileRow(person), availabilityReminderStage: 0, workExperiences, qualifications }
}

/** Requests of each person, of which they answered their share. They are not in the database. */
const REQUESTS = 20

/** What the index has of somebody. */
export function toDocument(person: MarketContractor, rates: ExchangeRateTable, now: Date): CandidateDocument {
  const answers = { requests: REQUESTS, answeredInTime: Math.round((person.responseRate ?? 0) * REQUESTS) }
  const responsiveness = { responseRate: responseRate(answers), respondsFast: respondsFast(answers) }
  const document = toCandidateDocument(toProfile(person), rates, responsiveness, now)
  if (document === null) throw new Error(`The profile of ${person.key} is not complete`)
  return document
}
