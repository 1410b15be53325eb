import { availabilityOptions, educationRank } from '../reference/index.ts'
import { searchesContract, searchesPermanent } from './default-search.ts'
import { moneyWords } from './match-words.ts'
import { searchAreaOf } from './search-area.ts'
import type { SearchParameters } from './search-parameters.ts'

/** A search that asks for one thing less, with the words of its button. How many people it gives is for the index to say. */
export interface Relaxation {
  readonly words: string
  readonly parameters: SearchParameters
}

const MORE = 1.25

/** A quarter more, as a round figure of two digits: 60 → 75, 900 → 1,100, 1,000,000 → 1,300,000. */
const moreMoney = (amount: number): number => {
  const raised = amount * MORE
  const step = 10 ** Math.max(0, Math.floor(Math.log10(raised)) - 1)
  return Math.max(amount + 1, Math.round(raised / step) * step)
}

const without = (values: readonly string[], value: string): readonly string[] => values.filter((own) => own !== value)

const freeWithin: Readonly<Record<number, string>> = {
  7: 'Free within 3 weeks',
  30: 'Free within 1 month',
  90: 'Free within 2 months',
}

const ofLists = (search: SearchParameters): readonly Relaxation[] => {
  const { allSkills, languages, skills } = search
  const drop = (skill: string) => ({
    words: `Without ${skill}`,
    parameters: { ...search, skills: without(skills, skill) },
  })
  const ofSkills =
    skills.length > 1 && !allSkills
      ? [{ words: 'Without the skills', parameters: { ...search, skills: [] } }]
      : [
          ...(skills.length > 1
            ? [{ words: 'With any one of the skills', parameters: { ...search, allSkills: false } }]
            : []),
          ...skills.map(drop),
        ]
  return [
    ...ofSkills,
    ...languages.map((language) => ({
      words: `Without ${language}`,
      parameters: { ...search, languages: without(languages, language) },
    })),
  ]
}

const ofMoney = (search: SearchParameters): readonly Relaxation[] => {
  const { contractBudget, contractCurrency, permBudget, permCurrency, rateMin } = search
  const hourly = moreMoney(contractBudget)
  const yearly = moreMoney(permBudget)
  return [
    ...(searchesContract(search) && contractBudget > 0
      ? [
          {
            words: `Up to ${moneyWords(hourly, contractCurrency)} an hour`,
            parameters: { ...search, contractBudget: hourly },
          },
        ]
      : []),
    ...(searchesContract(search) && rateMin > 0
      ? [{ words: 'Without a lowest rate', parameters: { ...search, rateMin: 0 } }]
      : []),
    ...(searchesPermanent(search) && permBudget > 0
      ? [{ words: `Up to ${moneyWords(yearly, permCurrency)} a year`, parameters: { ...search, permBudget: yearly } }]
      : []),
  ]
}

const ofTime = (search: SearchParameters): readonly Relaxation[] => {
  const { availability, contractDuration } = search
  const later = availabilityOptions.find(({ days }) => availability !== null && days > availability)?.days ?? null
  const words = later === null ? undefined : freeWithin[later]
  return [
    ...(availability === null
      ? []
      : words === undefined
        ? [{ words: 'Free at any time', parameters: { ...search, availability: null } }]
        : [{ words, parameters: { ...search, availability: later } }]),
    ...(searchesContract(search) && contractDuration !== null
      ? [{ words: 'For a contract of any length', parameters: { ...search, contractDuration: null } }]
      : []),
  ]
}

const ofKind = (search: SearchParameters): readonly Relaxation[] => [
  ...(searchAreaOf(search.locationType) === null || search.latitude === null || search.longitude === null
    ? []
    : [
        {
          words: 'Anywhere',
          parameters: { ...search, locationType: 'anywhere' as const, location: '', latitude: null, longitude: null },
        },
      ]),
  ...(search.workType === 'Any type'
    ? []
    : [{ words: 'In any workplace', parameters: { ...search, workType: 'Any type' as const } }]),
  ...(search.opportunityType === 'Any Type'
    ? []
    : [{ words: 'Contract or permanent', parameters: { ...search, opportunityType: 'Any Type' as const } }]),
  ...(educationRank(search.educationLevel) > 0
    ? [{ words: 'With any education', parameters: { ...search, educationLevel: 'None' } }]
    : []),
  ...(search.jobTitle.trim() === '' ? [] : [{ words: 'With any job title', parameters: { ...search, jobTitle: '' } }]),
]

/** What to drop when a search finds nobody: one thing at a time, the smallest concessions first. Rule: SRCH-22. */
export const relaxations = (search: SearchParameters): readonly Relaxation[] => [
  ...ofLists(search),
  ...ofMoney(search),
  ...ofTime(search),
  ...ofKind(search),
]
