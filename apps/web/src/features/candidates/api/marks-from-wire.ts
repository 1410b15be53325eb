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

const titleOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'title' in entry ? entry.title : null

/** The items of a list that match. */
const matchesOf = (highlights: unknown, read = (item: unknown): unknown => item): readonly (readonly TextPart[])[] =>
  Array.isArray(highlights) ? highlights.map((item) => marksOf(read(item))).filter((parts) => parts.length > 0) : []

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('')

/** The marks of a hit; null if nothing was highlighted. */
export const marksFromWire = ({
  _highlightResult: highlights,
  workExperiences = [],
}: Pick<RowHit, '_highlightResult' | 'workExperiences'>): CandidateMarks | null => {
  if (highlights === undefined) return null
  const [title] = matchesOf(highlights['workExperiences'], titleOf)
  const work = title && workExperiences.find((entry) => entry.title === textOf(title))
  return {
    jobTitle: marksOf(highlights['job_title']),
    skills: new Map(matchesOf(highlights['skills']).map((parts) => [textOf(parts), parts])),
    experience: title === undefined ? null : { title, company: work?.company ?? '' },
  }
}
