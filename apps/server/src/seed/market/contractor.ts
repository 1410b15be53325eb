import { type CurrencyCode, findCountry, type Industry } from '@guildhall/domain/reference'
import { roles, type Role, type Seniority, skillsByIndustry } from '../../reference-data/index.ts'
import { daysBefore } from './calendar.ts'
import { generateQualifications, generateWorkExperiences } from './career.ts'
import { citiesByCountry, type City } from './cities.ts'
import { type MarketCountry, marketCountries } from './countries.ts'
import { cultures } from './cultures/index.ts'
import { generateIntroduction } from './introduction.ts'
import { drawPortrait } from './portrait/draw-portrait.ts'
import { CLOTHS } from './portrait/marks.ts'
import { createRandom, type Random, hashSeed, createUuidAt } from './random.ts'
import type { MarketContractor } from './types.ts'
import { fillFigures } from './wording.ts'
import { type WorkOfRole, workOfRole } from './work/work-of-role.ts'

/** Units of the three currencies for one US dollar, approximating the rates table. */
const unitsForUsd: Readonly<Record<CurrencyCode, number>> = { USD: 1, AUD: 1.52, ZAR: 18.34 }

/** Earnings of a level relative to mid-career, and its years of work. */
const levels: Readonly<Record<Seniority, readonly [earns: number, from: number, to: number, share: number]>> = {
  junior: [0.62, 2, 3, 12],
  plain: [1, 3, 8, 34],
  senior: [1.33, 7, 15, 30],
  lead: [1.5, 9, 18, 12],
  principal: [1.7, 12, 24, 6],
  head: [1.8, 13, 27, 6],
}

/** Related industries by industry. */
const neighbours: Readonly<Record<Industry, readonly Industry[]>> = {
  Advisory: [
    'Banking & Financial Services',
    'Human Resources',
    'Manufacturing & Supply Chain',
    'Information Technology',
  ],
  'Banking & Financial Services': ['Advisory', 'Data & Analytics', 'Legal & Compliance', 'Information Technology'],
  'Construction & Engineering': ['Manufacturing & Supply Chain', 'Advisory'],
  'Creative & Design': ['Media & Communications', 'Sales & Marketing', 'Information Technology'],
  'Data & Analytics': ['Information Technology', 'Banking & Financial Services', 'Healthcare & Life Sciences'],
  'Education & Training': ['Human Resources', 'Media & Communications', 'Advisory'],
  'Healthcare & Life Sciences': ['Data & Analytics', 'Education & Training', 'Advisory'],
  'Human Resources': ['Education & Training', 'Advisory', 'Legal & Compliance'],
  'Information Technology': ['Data & Analytics', 'Banking & Financial Services', 'Sales & Marketing'],
  'Legal & Compliance': ['Banking & Financial Services', 'Advisory', 'Human Resources'],
  'Manufacturing & Supply Chain': ['Construction & Engineering', 'Sales & Marketing', 'Data & Analytics'],
  'Media & Communications': ['Sales & Marketing', 'Creative & Design', 'Education & Training'],
  'Sales & Marketing': ['Media & Communications', 'Creative & Design', 'Advisory'],
}

/** Weights of industries in the market; default: 6. */
const industryWeights: Partial<Record<Industry, number>> = {
  'Information Technology': 18,
  'Data & Analytics': 13,
  'Banking & Financial Services': 9,
  'Construction & Engineering': 8,
  'Sales & Marketing': 8,
}
const industryShares = [...skillsByIndustry.keys()].map(
  (industry) => [industry, industryWeights[industry] ?? 6] as const,
)
const rolesByIndustry = Map.groupBy(roles, ({ industry }) => industry)
const countryShares = marketCountries.map((country) => [country, country.share] as const)
const cityShares = new Map(
  [...citiesByCountry].map(([code, cities]) => [code, cities.map((city) => [city, city.weight ** 0.75] as const)]),
)

/** Countries whose province is shown with a place. */
const namesProvince = new Set(['US', 'CA', 'AU'])
/** A person's place as text: 'Cape Town, South Africa'; with the state where that is usual. */
export const formatLocationTitle = ({ countryCode, name, province }: City): string => {
  const country = findCountry(countryCode)?.name ?? countryCode
  return [name, ...(namesProvince.has(countryCode) && province !== name ? [province] : []), country].join(', ')
}

const roundTo = (amount: number, step: number): number => Math.max(step, Math.round(amount / step) * step)

/** Hourly and annual rates in the country's currency, derived from one figure so that they are consistent. */
const generateRates = (random: Random, hourlyUsd: number, { factor, currency }: MarketCountry) => {
  const usd = hourlyUsd * factor * (0.84 + random.next() * 0.34)
  const hour = usd * unitsForUsd[currency]
  const year = hour * (1_190 + random.next() * 180)
  return currency === 'ZAR'
    ? { rate: roundTo(hour, 10), permanentRate: roundTo(year, 10_000) }
    : { rate: roundTo(hour, usd >= 60 ? 5 : 1), permanentRate: roundTo(year, 1_000) }
}

const generateSkills = (random: Random, role: Role): readonly string[] => {
  const core = role.skills.slice(0, 4)
  const others = role.skills.slice(4)
  const further = (skillsByIndustry.get(role.industry) ?? []).filter((skill) => !role.skills.includes(skill))
  const own = random.sample(others, random.int(2, Math.min(9, others.length)))
  return [...random.sample(core, random.int(3, 4)), ...own, ...random.sample(further, random.int(0, 2))].slice(0, 15)
}

const generateLanguages = (random: Random, spoken: readonly (readonly [string, number])[]): readonly string[] => {
  const others = spoken.filter(([, share]) => random.chance(share)).map(([language]) => language)
  return random.chance(0.985) || others.length === 0 ? ['English', ...others].slice(0, 5) : others
}

const toAscii = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replace(/[^a-z]/g, '')

/** The first letters of the first and the last name. */
export const toInitials = (firstName: string, lastName: string): string =>
  `${firstName.charAt(0)}${(lastName.split(' ').at(-1) ?? '').charAt(0)}`.toUpperCase()

/** The work of one person in random order; its figures are chosen once, so that introduction and history are consistent. */
export const workFor = (work: WorkOfRole, random: Random): WorkOfRole => {
  const done = work.done.map((line) => fillFigures(line, random))
  const from = random.int(0, done.length - 1)
  return { ...work, done: [...done.slice(from), ...done.slice(0, from)] }
}

/** The same work as a member of the team that did it. */
const toBeginner = (work: WorkOfRole): WorkOfRole => ({
  ...work,
  done: work.done.map((line) => `Worked in the team that ${line.charAt(0).toLowerCase()}${line.slice(1)}`),
})

const confirmedDaysAgo = (random: Random): number =>
  random.weighted([
    [random.int(0, 29), 74],
    [random.int(30, 59), 14],
    [random.int(60, 118), 9],
    [random.int(122, 240), 3],
  ])

/** The contractor at an index of the market: depends only on the seed, the index and now. */
export const generateContractor = (index: number, seed: number, now: Date): MarketContractor => {
  const random = createRandom(hashSeed('contractor', seed, index))
  const country = random.weighted(countryShares)
  const culture = cultures[random.weighted(country.cultures)]
  const cities = cityShares.get(country.code)
  const industry = random.weighted(industryShares)
  const role = random.pick(rolesByIndustry.get(industry) ?? roles)
  const known = workOfRole.get(role.name)
  if (culture === undefined || cities === undefined || known === undefined)
    throw new Error(`The market lacks data for ${role.name}`)
  const work = workFor(known, random)
  const city = random.weighted(cities)
  const { title, seniority } = random.weighted(role.titles.map((one) => [one, levels[one.seniority][3]] as const))
  const [earns, fromYears, toYears] = levels[seniority]
  const years = random.int(fromYears, toYears)
  const isWoman = random.chance(0.5)
  const firstName = random.pick(isWoman ? culture.her : culture.his)
  const ownName = random.pick(culture.last)
  const lastName = random.chance(0.05) ? `${ownName}-${random.pick(culture.last)}` : ownName
  const skills = generateSkills(random, role)
  const opportunityType = random.weighted<MarketContractor['opportunityType']>([
    ['contract', 48],
    ['any', 36],
    ['permanent', 16],
  ])
  const workplaceType = random.weighted<MarketContractor['workplaceType']>([
    ['Remote', 46],
    ['Hybrid', 24],
    ['Any type', 20],
    ['On-site', 10],
  ])
  const availability = random.weighted([
    [0, 34],
    [7, 26],
    [30, 24],
    [90, 10],
    [180, 6],
  ])
  const { rate, permanentRate } = generateRates(random, work.hourlyUsd * earns, country)
  // Newer ones are more, so that the market grows.
  const createdAt = daysBefore(now, 1 + 699 * (1 - Math.sqrt(1 - random.next())))
  const confirmed = daysBefore(
    now,
    Math.min(confirmedDaysAgo(random), (now.getTime() - createdAt.getTime()) / 86_400_000) + random.next() * 0.9,
  )
  const career = {
    role,
    work,
    seniority,
    jobTitle: title,
    countryCode: country.code,
    city: city.name,
    skills,
    years,
    now,
    isFree: availability === 0,
  }
  return {
    key: `c${index}`,
    uuid: createUuidAt(createdAt, random),
    firstName,
    lastName,
    email: `${toAscii(firstName)}.${toAscii(lastName)}.${index}@people.guildhall.example`,
    mobile: `${country.phone}${String(random.int(0, 9_999)).padStart(4, '0')}`,
    picture: random.chance(0.7)
      ? { kind: 'portrait', portrait: drawPortrait(random, culture, isWoman, years) }
      : { kind: 'monogram', initials: toInitials(firstName, lastName), cloth: random.int(0, CLOTHS - 1) },
    countryCode: country.code,
    provinceCode: city.provinceCode,
    city: city.name,
    latitude: city.latitude,
    longitude: city.longitude,
    locationTitle: formatLocationTitle(city),
    jobTitle: title,
    industries: [
      industry,
      ...random.sample(
        neighbours[industry],
        random.weighted([
          [0, 45],
          [1, 38],
          [2, 17],
        ]),
      ),
    ],
    skills,
    languages: generateLanguages(random, culture.languages),
    introduction: generateIntroduction(
      {
        jobTitle: title,
        city: city.name,
        years,
        work: seniority === 'junior' ? toBeginner(work) : work,
        skills,
        workplaceType,
        opportunityType,
      },
      random,
    ),
    opportunityType,
    workplaceType,
    availability,
    availabilityConfirmedAt: confirmed,
    contractMin: random.weighted([
      [0, 14],
      [30, 30],
      [90, 34],
      [180, 17],
      [365, 5],
    ]),
    rate: opportunityType === 'permanent' ? null : rate,
    currency: opportunityType === 'permanent' ? null : country.currency,
    permanentRate: opportunityType === 'contract' ? null : permanentRate,
    permanentCurrency: opportunityType === 'contract' ? null : country.currency,
    workExperiences: generateWorkExperiences(career, random),
    qualifications: generateQualifications(career, random),
    responseRate: random.chance(0.3) ? null : Math.round(Math.min(1, 0.35 + random.next() * 0.75) * 100) / 100,
    vettingStatus: random.weighted<MarketContractor['vettingStatus']>([
      ['approved', 945],
      ['pending', 28],
      ['changes_requested', 14],
      ['rejected', 8],
      ['suspended', 5],
    ]),
    status: random.chance(0.9) ? 'reviewed' : 'new',
    paused: random.chance(0.015),
    createdAt,
    updatedAt: new Date(createdAt.getTime() + Math.floor(random.next() * (now.getTime() - createdAt.getTime()))),
  }
}
