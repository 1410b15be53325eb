import {
  explainMatch,
  type ExplainedCandidate,
  type MatchCriterion,
  type MatchTally,
  tallyMatches,
} from '@guildhall/domain/search'
import type { CandidateLens } from '../../candidate-lens.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** Why a candidate matches: the missed and the met criteria, and the tally as text. */
export interface Match {
  readonly criteria: readonly MatchCriterion[]
  readonly missed: readonly MatchCriterion[]
  readonly met: readonly MatchCriterion[]
  readonly tally: MatchTally
  /** "All 7 met" or "6 of 7". */
  readonly words: string
}

/** The match of a candidate with the viewer's search; null if the search has no criteria. Rule: SRCH-20. */
export function explainCandidateMatch(candidate: ExplainedCandidate, { search, rates }: CandidateLens): Match | null {
  if (search === null) return null
  const criteria = explainMatch(search, candidate, rates)
  if (criteria.length === 0) return null
  const tally = tallyMatches(criteria)
  const all = tally.met === tally.total
  return {
    criteria,
    missed: criteria.filter(({ met }) => !met),
    met: criteria.filter(({ met }) => met),
    tally,
    words: all
      ? tally.total === 1
        ? t('Met')
        : t('All {total} met', { total: tally.total })
      : t('{met} of {total}', { met: tally.met, total: tally.total }),
  }
}

/** The order of the criteria where space is limited: rate, skills, availability. */
const order: readonly MatchCriterion['criterion'][] = [
  'contractBudget',
  'permBudget',
  'skills',
  'availability',
  'rateMin',
  'location',
  'contractDuration',
  'experienceYears',
  'industries',
  'languages',
  'educationLevel',
  'answersFast',
  'workType',
  'opportunityType',
  'jobTitle',
]

/** "Python, dbt and Airflow" */
const listed = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? '')
    : t('{listed} and {last}', { listed: words.slice(0, -1).join(', '), last: words.at(-1) })

/** The met criteria, in a row's order: all skills in one text, and the rate once although it has two limits. */
export function listMetCriteria({ met }: Match): readonly string[] {
  const named = new Set(met.map(({ criterion }) => criterion))
  return order
    .filter((criterion) => named.has(criterion) && !(criterion === 'rateMin' && named.has('contractBudget')))
    .flatMap((criterion) => {
      const words = met.filter((own) => own.criterion === criterion).map((own) => own.text)
      return criterion === 'skills' ? [listed(words)] : words
    })
}

/** The labels of the criteria. */
export const criterionNames: Readonly<Record<MatchCriterion['criterion'], string>> = {
  jobTitle: t('Title'),
  workType: t('Work type'),
  opportunityType: t('Opportunity'),
  location: t('Place'),
  locationType: t('Place'),
  latitude: t('Place'),
  longitude: t('Place'),
  radiusKm: t('Place'),
  remoteAnywhere: t('Place'),
  contractBudget: t('Rate'),
  contractCurrency: t('Rate'),
  rateMin: t('Rate'),
  permBudget: t('Salary'),
  permCurrency: t('Salary'),
  availability: t('Free'),
  contractDuration: t('Duration'),
  educationLevel: t('Education'),
  skills: t('Skill'),
  allSkills: t('Skill'),
  languages: t('Language'),
  industries: t('Industry'),
  experienceYears: t('Experience'),
  answersFast: t('Answers'),
  sort: t('Order'),
}
