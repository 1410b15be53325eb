import { industries } from '@guildhall/domain/reference'
import { citiesByCountry } from './cities.ts'
import { generatePlan } from './company-plan.ts'
import { toInitials } from './contractor.ts'
import { type MarketCountry, marketCountries } from './countries.ts'
import { cultures } from './cultures/index.ts'
import { generateEmployerName } from './employers.ts'
import { drawPortrait } from './portrait/draw-portrait.ts'
import { CLOTHS } from './portrait/marks.ts'
import { createRandom, type Random, hashSeed, createUuidAt } from './random.ts'
import type { MarketCompany, MarketMember } from './types.ts'
import { type WrittenCompany, writtenCompanies } from './written-companies.ts'

const sizes: readonly (readonly [MarketCompany['employeeCount'], number])[] = [
  ['1-10', 22],
  ['11-50', 34],
  ['51-200', 22],
  ['201-500', 12],
  ['501-1000', 6],
  ['1000+', 4],
]
/** The first companies are there today; those after them came in the course of the last year, and most left after their trial. */
const CURRENT_COMPANIES = 40

const toDomain = (name: string): string =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]/g, '')}.example`

const generateMember = (
  random: Random,
  country: MarketCountry,
  domain: string,
  role: MarketMember['role'],
  key: string,
  createdAt: Date,
): MarketMember => {
  const culture = cultures[random.weighted(country.cultures)] ?? cultures['english']
  if (culture === undefined) throw new Error('No culture to draw a member from')
  const isWoman = random.chance(0.5)
  const firstName = random.pick(isWoman ? culture.her : culture.his)
  const lastName = random.pick(culture.last)
  const box = `${firstName}.${lastName}`
    .toLowerCase()
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replace(/[^a-z.]/g, '')
  return {
    key,
    uuid: createUuidAt(createdAt, random),
    firstName,
    lastName,
    email: `${box}@${domain}`,
    role,
    picture: random.chance(0.7)
      ? { kind: 'portrait', portrait: drawPortrait(random, culture, isWoman, random.int(4, 20)) }
      : { kind: 'monogram', initials: toInitials(firstName, lastName), cloth: random.int(0, CLOTHS - 1) },
  }
}

type PlanShares = readonly (readonly [state: WrittenCompany['plan'], weight: number])[]
const plans: PlanShares = [
  ['paid', 55],
  ['trial', 22],
  ['trial-over', 11],
  ['lapsed', 8],
  ['cancelled', 4],
]
const pastPlans: PlanShares = [
  ['trial-over', 62],
  ['paid', 26],
  ['lapsed', 12],
]

const generateCompany = (index: number, seed: number, taken: ReadonlySet<string>): WrittenCompany => {
  const random = createRandom(hashSeed('company', seed, index))
  const isPast = index >= CURRENT_COMPANIES
  const country = random.weighted(marketCountries.slice(0, 13).map((one) => [one, one.share] as const))
  const cities = citiesByCountry.get(country.code) ?? []
  const drawn = Array.from({ length: 20 }, () => generateEmployerName(random, random.pick(industries), country.code))
  const name = drawn.find((one) => !taken.has(one)) ?? `${drawn[0] ?? 'Company'} ${index}`
  const employeeCount = random.weighted(sizes)
  const drawnSeats = random.int(1, employeeCount === '1-10' ? 2 : 4)
  const drawnAnnually = random.chance(0.4)
  const plan = random.weighted(isPast ? pastPlans : plans)
  return {
    key: `company${index}`,
    name,
    city: random.pick(cities).name,
    countryCode: country.code,
    employeeCount,
    seats: drawnSeats,
    // Nobody has left within a year that is paid for.
    billedAnnually: drawnAnnually && plan !== 'lapsed',
    plan,
    verification: random.weighted([
      ['domain_verified', 5],
      ['unverified', 3],
      ['verified', 2],
    ]),
    members: [],
  }
}

const toMarketCompany = (written: WrittenCompany, index: number, seed: number, now: Date): MarketCompany => {
  const random = createRandom(hashSeed('company made', seed, written.key))
  const plan = generatePlan(written, index >= CURRENT_COMPANIES, random, now)
  const { createdAt, trialEndsAt } = plan
  const country = marketCountries.find(({ code }) => code === written.countryCode)
  const domain = toDomain(written.name)
  const roles: readonly MarketMember['role'][] =
    written.seats === 1 ? ['admin', 'viewer', 'billing'] : ['admin', 'recruiter', 'viewer', 'billing']
  const drawnRoles = roles.slice(0, random.int(1, roles.length))
  const members =
    written.members.length > 0 || country === undefined
      ? written.members.map((member) => ({
          key: member.key,
          uuid: createUuidAt(createdAt, createRandom(hashSeed('member', seed, member.key))),
          firstName: member.name[0],
          lastName: member.name[1],
          email:
            member.email ??
            `${member.name[0]
              .toLowerCase()
              .normalize('NFD')
              .replace(/[^a-z]/g, '')}@${domain}`,
          role: member.role,
          picture: member.picture,
        }))
      : drawnRoles.map((role, at) => generateMember(random, country, domain, role, `${written.key}-${at}`, createdAt))
  return {
    key: written.key,
    uuid: createUuidAt(createdAt, random),
    name: written.name,
    website: `https://${domain}`,
    email: `hello@${domain}`,
    city: written.city,
    countryCode: written.countryCode,
    employeeCount: written.employeeCount,
    seats: written.seats,
    billedAnnually: written.billedAnnually,
    accountType: plan.accountType,
    trialEndsAt,
    freeContactsUsed: written.freeContactsUsed ?? (plan.accountType === 'trial' ? random.int(0, 5) : 0),
    subscriptionStatus: plan.subscriptionStatus,
    paidUntil: plan.paidUntil,
    verification: written.verification,
    createdAt,
    members,
  }
}

/** The companies of the market, handwritten ones first; each has an admin who created it. */
export const generateCompanies = (count: number, seed: number, now: Date): readonly MarketCompany[] => {
  const list: WrittenCompany[] = writtenCompanies.slice(0, count)
  const taken = new Set(list.map(({ name }) => name))
  while (list.length < count) {
    const drawn = generateCompany(list.length, seed, taken)
    taken.add(drawn.name)
    list.push(drawn)
  }
  return list.map((written, index) => toMarketCompany(written, index, seed, now))
}
