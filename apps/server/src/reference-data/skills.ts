import { industries, type Industry } from '@guildhall/domain/reference'
import { roles } from './roles.ts'

/** The curated skills of each industry, most telling of its roles first. Rule: REF-13. */
export const skillsByIndustry: ReadonlyMap<Industry, readonly string[]> = new Map(
  industries.map((industry) => [
    industry,
    [...new Set(roles.filter((role) => role.industry === industry).flatMap(({ skills }) => skills))],
  ]),
)

/** Every curated skill once, in alphabetical order. */
export const skills: readonly string[] = [...new Set(roles.flatMap((role) => role.skills))].sort((a, b) =>
  a.localeCompare(b, 'en'),
)
