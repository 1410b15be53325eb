import type { Actor } from '../../identity/index.ts'
import type { ListSource } from '../../reference/index.ts'
import { foldText, ok } from '../../shared/index.ts'
import type { Result } from '../../shared/index.ts'
import { authorizeSearcher } from '../searcher.ts'
import type { SearcherProblem } from '../searcher.ts'
import type { CandidateIndex, FacetHit } from './candidate-index.port.ts'

export const SKILL_FACETS_MAX = 10

/** Spellings that are read, so that enough skills are left once they are joined. */
const SPELLINGS = 100

export interface SearchSkillsDeps {
  readonly index: Pick<CandidateIndex, 'searchSkills'>
  readonly listSource: ListSource
}

export interface SearchSkillsCommand {
  readonly actor: Actor
  readonly text: string
}

const keyOf = (skill: string): string => foldText(skill).trim()

/** One hit for the spellings of a skill: the most frequent one, with the people of all. */
const joinSpellings = (hits: readonly FacetHit[]): readonly FacetHit[] => {
  const bySkill = Map.groupBy(hits, ({ value }) => keyOf(value))
  return [...bySkill.values()].flatMap((spellings) => {
    const [first] = spellings
    return first === undefined
      ? []
      : [{ value: first.value, count: spellings.reduce((sum, { count }) => sum + count, 0) }]
  })
}

/** How well a skill fits the text: it is the text, begins with it, or has its words elsewhere. */
const fit = (skill: string, text: string): number => {
  const key = keyOf(skill)
  if (key === text) return 0
  return key.startsWith(text) ? 1 : 2
}

/**
 * Completes a skill from those of findable people: at most ten, the skill of that name first, of those that fit alike the ones of the list before others, then the
 * most frequent. Rules: SRCH-54, REF-26.
 */
export const searchSkills =
  ({ index, listSource }: SearchSkillsDeps) =>
  async ({ actor, text }: SearchSkillsCommand): Promise<Result<readonly FacetHit[], SearcherProblem>> => {
    const searcher = authorizeSearcher(actor)
    if (!searcher.ok) return searcher
    const typed = keyOf(text)
    const lists = await listSource()
    const unlisted = (skill: string): number => (lists.find('skills', skill)?.isRetired === false ? 0 : 1)
    const skills = joinSpellings(await index.searchSkills(text.trim(), SPELLINGS))
    return ok(
      skills
        .toSorted(
          (one, other) =>
            fit(one.value, typed) - fit(other.value, typed) ||
            unlisted(one.value) - unlisted(other.value) ||
            other.count - one.count,
        )
        .slice(0, SKILL_FACETS_MAX),
    )
  }
