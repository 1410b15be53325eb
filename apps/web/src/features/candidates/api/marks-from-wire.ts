import type { WireHighlighting } from '@guildhall/domain/search'
import type { RowHit } from './row-attributes.ts'

/** A part of a text; a match is marked. */
export interface TextPart {
  readonly text: string
  readonly isMatch: boolean
}

/** Which words of a hit match the words of the search; empty where none do. */
export interface CandidateMarks {
  readonly jobTitle: readonly TextPart[]
  /** By skill, only those with a match. */
  readonly skills: ReadonlyMap<string, readonly TextPart[]>
  /** The first title of their work with a match. */
  readonly experience: { readonly title: readonly TextPart[]; readonly company: string } | null
}

/** Characters that no text has, so that a text is parted without reading HTML. */
const PRE = '\ue000'
const POST = '\ue001'

/** What the list of results marks: few and short texts, so that all hits of a page are marked. Rule: SRCH-61. */
export const ROW_HIGHLIGHTING: WireHighlighting = {
  attributes: ['job_title', 'skills', 'workExperiences.title'],
  pre: PRE,
  post: POST,
}

const partsOf = (marked: string): readonly TextPart[] =>
  marked
    .split(PRE)
    .flatMap((piece, at) => {
      if (at === 0) return [{ text: piece, isMatch: false }]
      const [match = '', rest = ''] = piece.split(POST)
      return [
        { text: match, isMatch: true },
        { text: rest, isMatch: false },
      ]
    })
    .filter(({ text }) => text !== '')

const valueOf = (highlight: unknown): string =>
  typeof highlight === 'object' && highlight !== null && 'value' in highlight && typeof highlight.value === 'string'
    ? highlight.value
    : ''

/** The text of one highlight as parts; empty without a match. */
const marksOf = (highlight: unknown): readonly TextPart[] => {
  const value = valueOf(highlight)
  return value.includes(PRE) ? partsOf(value) : []
}

const listOf = (highlights: unknown): readonly unknown[] => (Array.isArray(highlights) ? highlights : [])

/** The marks of a hit; null if nothing was highlighted. */
export const marksFromWire = (
  wire: Pick<RowHit, '_highlightResult' | 'skills' | 'workExperiences'>,
): CandidateMarks | null => {
  const { _highlightResult: highlights } = wire
  if (highlights === undefined) return null
  const skills = listOf(highlights['skills']).map(
    (highlight, at) => [wire.skills[at] ?? '', marksOf(highlight)] as const,
  )
  const titles = listOf(highlights['workExperiences']).map((entry) =>
    marksOf(typeof entry === 'object' && entry !== null && 'title' in entry ? entry.title : null),
  )
  const worked = titles.findIndex((title) => title.length > 0)
  const title = titles[worked]
  return {
    jobTitle: marksOf(highlights['job_title']),
    skills: new Map(skills.filter(([, parts]) => parts.length > 0)),
    experience: title === undefined ? null : { title, company: wire.workExperiences?.[worked]?.company ?? '' },
  }
}
