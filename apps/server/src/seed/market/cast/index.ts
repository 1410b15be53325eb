import { roles } from '../../../reference-data/index.ts'
import { daysBefore } from '../calendar.ts'
import { generateQualifications, generateWorkExperiences } from '../career.ts'
import { citiesByCountry, type City } from '../cities.ts'
import { formatLocationTitle, workFor } from '../contractor.ts'
import { createRandom, hashSeed, createUuidAt } from '../random.ts'
import type { MarketContractor } from '../types.ts'
import { workOfRole } from '../work/work-of-role.ts'
import type { CastPart } from './cast-part.ts'
import { colleagues } from './colleagues.ts'
import { thandeka } from './thandeka.ts'

const parts: readonly CastPart[] = [thandeka, ...colleagues]

/** Number of handwritten contractors. */
export const CAST_SIZE = parts.length

const toEmail = ({ email, key }: CastPart): string => email ?? `${key}@people.guildhall.example`

/** E-mail addresses of the handwritten contractors. */
export const castEmails: readonly string[] = parts.map(toEmail)

const findCity = ([countryCode, name]: CastPart['city']): City => {
  const city = citiesByCountry.get(countryCode)?.find((one) => one.name === name)
  if (city === undefined) throw new Error(`No city ${name}`)
  return city
}

/** The handwritten contractor at an index, Thandeka Mkhize first. */
export const createCast = (index: number, seed: number, now: Date): MarketContractor => {
  const part = parts[index]
  if (part === undefined) throw new Error(`Nobody is written at ${index}`)
  const random = createRandom(hashSeed('cast', seed, part.key))
  const role = roles.find(({ name }) => name === part.role)
  const work = workOfRole.get(part.role)
  if (role === undefined || work === undefined) throw new Error(`No role ${part.role}`)
  const city = findCity(part.city)
  const createdAt = daysBefore(now, part.key === 'thandeka' ? 261 : 90 + random.next() * 300)
  const uuid = createUuidAt(createdAt, random)
  const entry = (at: number): string =>
    createUuidAt(daysBefore(now, 60), createRandom(hashSeed('entry', seed, part.key, at)))
  const skills = part.skills.split(', ')
  const career = {
    role,
    work: workFor(work, random),
    seniority: part.seniority,
    jobTitle: part.jobTitle,
    countryCode: city.countryCode,
    city: city.name,
    skills,
    years: part.years,
    now,
    isFree: part.availability === 0,
  }
  const forPermanent = part.opportunityType !== 'contract' && part.permanentRate !== undefined
  return {
    key: part.key,
    uuid,
    firstName: part.name[0],
    lastName: part.name[1],
    email: toEmail(part),
    mobile: `+278255501${String(index).padStart(2, '0')}`,
    picture: part.picture,
    countryCode: city.countryCode,
    provinceCode: city.provinceCode,
    city: city.name,
    latitude: city.latitude,
    longitude: city.longitude,
    locationTitle: formatLocationTitle(city),
    jobTitle: part.jobTitle,
    industries: part.industries,
    skills,
    languages: part.languages,
    introduction: part.introduction,
    opportunityType: part.opportunityType,
    workplaceType: part.workplaceType,
    availability: part.availability,
    availabilityConfirmedAt: daysBefore(now, 1 + random.int(2, 18)),
    contractMin: part.contractMin,
    rate: part.rate,
    currency: part.currency,
    permanentRate: forPermanent ? part.permanentRate : null,
    permanentCurrency: forPermanent ? part.currency : null,
    workExperiences: part.work?.(entry) ?? generateWorkExperiences(career, random),
    qualifications: part.studies?.(entry) ?? generateQualifications(career, random),
    responseRate: part.responseRate,
    vettingStatus: 'approved',
    status: 'reviewed',
    paused: false,
    createdAt,
    updatedAt: daysBefore(now, part.changedDaysAgo ?? random.int(2, 20)),
  }
}
