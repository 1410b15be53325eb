import { contractDurationOptions, convert, findDaysLabel } from '@guildhall/domain/reference'
import type { Currency } from '@guildhall/domain/profiles'
import type { CandidateView } from '@guildhall/domain/search'
import { type CandidateLens, getHourlyCurrency, getYearlyCurrency } from '../../candidate-lens.ts'
import {
  formatOpportunity,
  type FormattedRate,
  hourlyRate,
  rowAvailability,
  yearlyRate,
} from '../../format-candidate.ts'
import { summarizeContact } from '../../contact-summary.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** One candidate's value in one row. */
export interface ComparisonCell {
  readonly words: string
  /** The value in the candidate's own currency, or what is missing. */
  readonly aside: string | null
}

/** One criterion of the comparison. */
export interface ComparisonRow {
  readonly name: string
  readonly cells: readonly ComparisonCell[]
  readonly differs: boolean
  /** The columns with the best value; empty if all are equal. */
  readonly best: ReadonlySet<number>
}

const none: ReadonlySet<number> = new Set()
const cell = (words: string, aside: string | null = null): ComparisonCell => ({ words, aside })

/** A rate in the viewer's currency with the original. Rule: UI-37. */
const rateCell = (rate: FormattedRate | null, missing: string): ComparisonCell => {
  if (rate === null) return cell(missing)
  return rate.converted === null ? cell(rate.own) : cell(rate.converted, rate.own)
}

/** The columns with the lowest number; empty if all are equal. */
function least(figures: readonly (number | null)[]): ReadonlySet<number> {
  const known = figures.filter((figure) => figure !== null)
  const lowest = Math.min(...known)
  if (known.length < 2 || known.every((figure) => figure === lowest)) return none
  return new Set(figures.flatMap((figure, place) => (figure === lowest ? [place] : [])))
}

const figureIn = (
  amount: number | null,
  from: Currency | null,
  to: Currency,
  { rates }: CandidateLens,
): number | null => (amount === null || from === null ? null : from === to ? amount : convert(amount, from, to, rates))

const wantedSkillsCell = ({ skills }: CandidateView, wantedSkills: readonly string[]): ComparisonCell => {
  const has = (skill: string): boolean => skills.some((own) => own.toLowerCase() === skill.toLowerCase())
  const missed = wantedSkills.filter((skill) => !has(skill))
  return cell(
    wantedSkills.filter(has).join(', ') || t('None'),
    missed.length === 0 ? null : t('without {missed}', { missed: missed.join(', ') }),
  )
}

const lastJob = ({ workExperiences }: CandidateView): string => {
  const [last] = workExperiences
  return last === undefined ? t('None given') : `${last.title}, ${last.company}`
}

/** All criteria of the comparison, in the order in which employers ask for them. Rule: UI-17. */
export function comparisonRows(people: readonly CandidateView[], lens: CandidateLens): readonly ComparisonRow[] {
  const wanted = lens.search?.skills ?? []
  const isWanted = (skill: string): boolean => wanted.some((own) => own.toLowerCase() === skill.toLowerCase())
  const row = (name: string, cellOf: (person: CandidateView) => ComparisonCell, best = none): ComparisonRow => {
    const cells = people.map(cellOf)
    const texts = new Set(cells.map(({ words, aside }) => `${words} ${aside ?? ''}`))
    return { name, cells, differs: texts.size > 1, best }
  }
  const hourly = people.map(({ currency, exactRate }) => figureIn(exactRate, currency, getHourlyCurrency(lens), lens))
  const yearly = people.map(({ permanentCurrency, permanentExactRate }) =>
    figureIn(permanentExactRate, permanentCurrency, getYearlyCurrency(lens), lens),
  )
  return [
    row(t('Rate an hour'), (person) => rateCell(hourlyRate(person, lens), t('Permanent only')), least(hourly)),
    row(t('A year'), (person) => rateCell(yearlyRate(person, lens), t('Contract only')), least(yearly)),
    row(
      t('Free'),
      ({ availability }) => cell(rowAvailability(availability).words),
      least(people.map(({ availability }) => availability)),
    ),
    row(t('Opportunity'), (person) => cell(formatOpportunity(person))),
    row(t('Shortest contract'), ({ contractMin }) => {
      const label = findDaysLabel(contractDurationOptions, contractMin)
      return cell(label === undefined ? t('Not given') : t(label))
    }),
    row(t('Work type'), ({ workplaceType }) => cell(workplaceType)),
    row(t('Place'), ({ locationTitle }) => cell(locationTitle)),
    ...(wanted.length === 0 ? [] : [row(t('Skills asked for'), (person) => wantedSkillsCell(person, wanted))]),
    row(wanted.length === 0 ? t('Skills') : t('Other skills'), ({ skills }) =>
      cell(skills.filter((skill) => !isWanted(skill)).join(', ') || t('None')),
    ),
    row(t('Last job'), (person) => cell(lastJob(person))),
    row(t('Education'), ({ qualifications }) => cell(qualifications[0]?.qualification ?? t('None given'))),
    row(t('Languages'), ({ languages }) => cell(languages.join(', ') || t('None given'))),
    row(t('Answers'), ({ respondsFast }) =>
      cell(respondsFast ? t('Nine in ten within 48 hours') : t('Not enough requests yet')),
    ),
    row(t('Contact'), ({ contactState }) =>
      cell(summarizeContact(contactState, lens.now, lens.viewer)?.sentence ?? t('Not contacted')),
    ),
  ]
}
