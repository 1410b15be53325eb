import { type Role, type Seniority } from '../../reference-data/index.ts'
import { daysBefore, firstDayOfMonth, lastDayOfMonth, toMonth } from './calendar.ts'
import { citiesByCountry } from './cities.ts'
import { generateEmployerName } from './employers.ts'
import { type Random, createUuidAt } from './random.ts'
import type { MarketQualification, MarketWorkExperience } from './types.ts'
import { findInstitutions, findStudies } from './studies.ts'
import { uncapitalise } from './wording.ts'
import type { WorkOfRole } from './work/work-of-role.ts'

/** The facts of a career. */
export interface CareerFacts {
  readonly role: Role
  /** With its random figures filled in. */
  readonly work: WorkOfRole
  readonly seniority: Seniority
  readonly jobTitle: string
  readonly countryCode: string
  readonly city: string
  readonly skills: readonly string[]
  /** Years of work so far, one or more. */
  readonly years: number
  readonly now: Date
  /** Available immediately, and so possibly without current work. */
  readonly isFree: boolean
}

const order: readonly Seniority[] = ['junior', 'plain', 'senior', 'lead', 'principal', 'head']
/** Typical years of work of a level. */
const usualFrom: Readonly<Record<Seniority, number>> = {
  junior: 0,
  plain: 3,
  senior: 7,
  lead: 10,
  principal: 13,
  head: 14,
}

/** The title after this many years: never above the current one, and only titles of the role. */
const titleAfter = (facts: CareerFacts, years: number): string => {
  const top = order.indexOf(facts.seniority)
  const had = facts.role.titles.filter(
    ({ seniority }) => order.indexOf(seniority) <= top && usualFrom[seniority] <= years && seniority !== 'head',
  )
  return had.at(-1)?.title ?? facts.role.titles[0]?.title ?? facts.role.name
}

/** Generic achievements, used after the specific ones. */
const furtherWork: readonly string[] = [
  'Joined as the second person of the team and left a team of six',
  'Learned the trade from people who took the time to explain it',
  'Took over from somebody who had left, and wrote the notes that I had missed',
  'Worked for a dozen clients, from two weeks to a year each',
  'Covered for a colleague on leave and was asked to stay',
  'Moved with the team through two reorganisations without losing a client',
  'Brought two juniors along, both of whom lead teams today',
  'Kept the old way running while we built the new one',
  'Set up the weekly review that the department still holds',
]

/** Jobs, newest first, one after another and none in the future. */
export const generateWorkExperiences = (facts: CareerFacts, random: Random): readonly MarketWorkExperience[] => {
  const thisMonth = toMonth(facts.now)
  const firstMonth = thisMonth - facts.years * 12
  const works = !(facts.isFree && random.chance(0.55))
  const most = random.weighted([
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 3],
    [6, 1],
  ])
  const cities = citiesByCountry.get(facts.countryCode) ?? []
  const lines = [...facts.work.done]
  const further = [...random.sample(furtherWork, most), ...furtherWork]
  const jobs: MarketWorkExperience[] = []
  let end = works ? thisMonth : thisMonth - random.int(1, 3)
  while (jobs.length < most && end > firstMonth) {
    const current = works && jobs.length === 0
    const isLast = jobs.length === most - 1
    const months = Math.max(5, isLast ? Math.min(end - firstMonth, 84) : random.int(8, 52))
    const start = Math.max(firstMonth, end - months)
    const length = end - start
    const title = jobs.length === 0 ? facts.jobTitle : titleAfter(facts, (start - firstMonth + length / 2) / 12)
    const found = lines.findIndex((line) => length >= 48 || !/\byears?\b/.test(line))
    const [line] = found < 0 ? further.splice(0, 1) : lines.splice(found, 1)
    const independent = random.chance(0.14)
    jobs.push({
      uuid: createUuidAt(daysBefore(facts.now, 40 + jobs.length), random),
      title,
      company: independent ? 'Self-employed' : generateEmployerName(random, facts.role.industry, facts.countryCode),
      location: random.chance(0.6) || cities.length === 0 ? facts.city : random.pick(cities).name,
      description:
        found >= 0 && title.startsWith('Junior ') ? `In the team that ${uncapitalise(line ?? '')}.` : `${line ?? ''}.`,
      startDate: firstDayOfMonth(start),
      endDate: current ? null : lastDayOfMonth(end - 1),
      currentWork: current,
      skills: random.sample(facts.skills, random.int(2, 5)),
    })
    end = start - (random.chance(0.25) ? random.int(1, 5) : 0)
  }
  return jobs
}

/** Up to three qualifications, newest first: a degree or diploma, sometimes a further one, certificates of the industry. */
export const generateQualifications = (facts: CareerFacts, random: Random): readonly MarketQualification[] => {
  const { bachelors, masters, certificates, diplomas } = findStudies[facts.role.industry]
  const thisYear = facts.now.getUTCFullYear()
  const began = thisYear - facts.years
  const made = (
    qualification: string,
    educationType: string,
    year: number,
    institution: string,
  ): MarketQualification => {
    const completing = year >= thisYear
    return {
      uuid: createUuidAt(daysBefore(facts.now, 35), random),
      qualification,
      educationType,
      institution,
      dateGraduated: completing ? null : `${year}-${random.pick(['03', '04', '09', '12'])}-15`,
      currentlyCompleting: completing,
    }
  }
  const school = (): string => random.pick(findInstitutions(facts.countryCode))
  const list: MarketQualification[] = []
  const kind = random.weighted([
    ['bachelor', 60],
    ['diploma', 22],
    ['school', 5],
    ['none', 3],
    ['honours', 10],
  ])
  const year = began - random.int(0, 1)
  if (kind === 'bachelor') list.push(made(random.pick(bachelors), "Bachelor's degree", year, school()))
  if (kind === 'honours')
    list.push(made(`${random.pick(bachelors)} (Honours)`, 'Honours / Postgraduate diploma', year, school()))
  if (kind === 'diploma') list.push(made(random.pick(diplomas), 'Diploma / Associate degree', year, school()))
  if (kind === 'school') list.push(made('High school', 'High school', year - 3, `${facts.city} High School`))
  if ((kind === 'bachelor' || kind === 'honours') && random.chance(0.26)) {
    list.push(made(random.pick(masters), "Master's degree", Math.min(thisYear, began + random.int(2, 7)), school()))
    if (random.chance(0.06)) {
      list.push(made('PhD', 'Doctorate', Math.min(thisYear, began + random.int(6, 10)), school()))
    }
  }
  if (kind !== 'none' && list.length < 3 && random.chance(0.42)) {
    list.push(
      made(
        random.pick(certificates),
        'Professional certification',
        Math.min(thisYear - random.int(0, 1), began + random.int(1, 9)),
        random.pick(['Professional body', 'Industry examination board', 'Online academy']),
      ),
    )
  }
  return list.sort((a, b) => (b.dateGraduated ?? '9').localeCompare(a.dateGraduated ?? '9'))
}
