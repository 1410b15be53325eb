import { availabilityOptions, educationRank } from '../../reference/index.ts'
import {
  defaultSearch,
  experienceOptions,
  hasPlace,
  hasRadius,
  includesContract,
  includesPermanent,
  mayBeRemote,
} from '../query/default-search.ts'
import { formatWholeMoney } from './rate-match.ts'
import { placeRadii } from '../query/search-area.ts'
import type { SearchParameters } from '../query/search-parameters.ts'

/** A search with one criterion less, with the label of its button. The index counts its results. */
export interface Relaxation {
  readonly label: string
  readonly parameters: SearchParameters
}

const MORE = 1.25

/** A quarter more, rounded to two significant digits: 60 → 75, 900 → 1,100, 1,000,000 → 1,300,000. */
const raiseBudget = (amount: number): number => {
  const raised = amount * MORE
  const step = 10 ** Math.max(0, Math.floor(Math.log10(raised)) - 1)
  return Math.max(amount + 1, Math.round(raised / step) * step)
}

const without = (values: readonly string[], value: string): readonly string[] => values.filter((own) => own !== value)

const AVAILABILITY_LABELS: Readonly<Record<number, string>> = {
  7: 'Free within 3 weeks',
  30: 'Free within 1 month',
  90: 'Free within 2 months',
}

const relaxLists = (search: SearchParameters): readonly Relaxation[] => {
  const { allSkills, languages, skills } = search
  const drop = (skill: string) => ({
    label: `Without ${skill}`,
    parameters: { ...search, skills: without(skills, skill) },
  })
  const ofSkills =
    skills.length > 1 && !allSkills
      ? [{ label: 'Without the skills', parameters: { ...search, skills: [] } }]
      : [
          ...(skills.length > 1
            ? [{ label: 'With any one of the skills', parameters: { ...search, allSkills: false } }]
            : []),
          ...skills.map(drop),
        ]
  return [
    ...ofSkills,
    ...languages.map((language) => ({
      label: `Without ${language}`,
      parameters: { ...search, languages: without(languages, language) },
    })),
  ]
}

const relaxBackground = (search: SearchParameters): readonly Relaxation[] => {
  const { answersFast, experienceYears, industries } = search
  const fewer = experienceOptions.findLast((years) => experienceYears !== null && years < experienceYears)
  return [
    ...(answersFast ? [{ label: 'However fast they answer', parameters: { ...search, answersFast: false } }] : []),
    ...(experienceYears === null
      ? []
      : fewer === undefined
        ? [{ label: 'With any experience', parameters: { ...search, experienceYears: null } }]
        : [
            {
              label: `With ${fewer} ${fewer === 1 ? 'year' : 'years'} of experience`,
              parameters: { ...search, experienceYears: fewer },
            },
          ]),
    ...(industries.length > 0 ? [{ label: 'In any industry', parameters: { ...search, industries: [] } }] : []),
  ]
}

const relaxBudgets = (search: SearchParameters): readonly Relaxation[] => {
  const { contractBudget, contractCurrency, permBudget, permCurrency, rateMin } = search
  const hourly = raiseBudget(contractBudget)
  const yearly = raiseBudget(permBudget)
  return [
    ...(includesContract(search) && contractBudget > 0
      ? [
          {
            label: `Up to ${formatWholeMoney(hourly, contractCurrency)} an hour`,
            parameters: { ...search, contractBudget: hourly },
          },
        ]
      : []),
    ...(includesContract(search) && rateMin > 0
      ? [{ label: 'Without a lowest rate', parameters: { ...search, rateMin: 0 } }]
      : []),
    ...(includesPermanent(search) && permBudget > 0
      ? [
          {
            label: `Up to ${formatWholeMoney(yearly, permCurrency)} a year`,
            parameters: { ...search, permBudget: yearly },
          },
        ]
      : []),
  ]
}

const relaxTime = (search: SearchParameters): readonly Relaxation[] => {
  const { availability, contractDuration } = search
  const later = availabilityOptions.find(({ days }) => availability !== null && days > availability)?.days ?? null
  const label = later === null ? undefined : AVAILABILITY_LABELS[later]
  return [
    ...(availability === null
      ? []
      : label === undefined
        ? [{ label: 'Free at any time', parameters: { ...search, availability: null } }]
        : [{ label, parameters: { ...search, availability: later } }]),
    ...(includesContract(search) && contractDuration !== null
      ? [{ label: 'For a contract of any length', parameters: { ...search, contractDuration: null } }]
      : []),
  ]
}

const relaxPlace = (search: SearchParameters): readonly Relaxation[] => {
  if (!hasPlace(search)) return []
  const { latitude, location, locationType, longitude, remoteAnywhere } = defaultSearch
  const farther = hasRadius(search) ? placeRadii.find((radiusKm) => radiusKm > search.radiusKm) : undefined
  return [
    ...(farther === undefined
      ? []
      : [{ label: `Within ${farther} km of ${search.location}`, parameters: { ...search, radiusKm: farther } }]),
    ...(search.remoteAnywhere || !mayBeRemote(search)
      ? []
      : [{ label: 'Also remote people, wherever they live', parameters: { ...search, remoteAnywhere: true } }]),
    { label: 'Anywhere', parameters: { ...search, latitude, location, locationType, longitude, remoteAnywhere } },
  ]
}

const relaxWork = (search: SearchParameters): readonly Relaxation[] => [
  ...relaxPlace(search),
  ...(search.workType === 'Any type'
    ? []
    : [{ label: 'In any workplace', parameters: { ...search, workType: 'Any type' as const } }]),
  ...(search.opportunityType === 'Any Type'
    ? []
    : [{ label: 'Contract or permanent', parameters: { ...search, opportunityType: 'Any Type' as const } }]),
  ...(educationRank(search.educationLevel) > 0
    ? [{ label: 'With any education', parameters: { ...search, educationLevel: 'None' } }]
    : []),
  ...(search.jobTitle.trim() === '' ? [] : [{ label: 'With any job title', parameters: { ...search, jobTitle: '' } }]),
]

/** Relaxed searches for when a search finds nobody: one criterion at a time, the smallest concessions first. Rule: SRCH-22. */
export const relaxations = (search: SearchParameters): readonly Relaxation[] => [
  ...relaxLists(search),
  ...relaxBudgets(search),
  ...relaxTime(search),
  ...relaxBackground(search),
  ...relaxWork(search),
]
