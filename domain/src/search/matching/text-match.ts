import type { VisibleCandidate } from '../candidates/visible-candidate.ts'
import { tokenizeName } from '../indexing/index-words.ts'
import { extractSearchTerms } from '../indexing/small-words.ts'
import { wordSpellings } from '../indexing/word-spellings.ts'

type Read = Pick<VisibleCandidate, 'jobTitle' | 'skills' | 'workExperiences' | 'qualifications' | 'introduction'>

/** The words of the text that are in the field as they are written, the last one also as a prefix. */
const wordsIn = (words: readonly string[], field: string): readonly string[] => {
  const own = tokenizeName(field)
  return words.filter((word, place) => {
    const written = [word, ...wordSpellings(words, place)]
    const isLast = place === words.length - 1
    return own.some((other) => written.includes(other) || (isLast && other.startsWith(word)))
  })
}

const quote = (words: readonly string[]): string => `“${words.join(' ')}”`

/** Words of which some are in the title and all others among the skills; null otherwise. */
const explainSpread = (words: readonly string[], { jobTitle, skills }: Read): string | null => {
  const titled = wordsIn(words, jobTitle)
  const skilled = wordsIn(words, skills.join('\n')).filter((word) => !titled.includes(word))
  return titled.length === 0 || titled.length + skilled.length < words.length
    ? null
    : `${quote(titled)} in the title, ${quote(skilled)} among the skills`
}

/** Where the search text was found, in the index's order of fields; "close" if it matched by typo or synonym. Rules: SRCH-20, SRCH-70, SRCH-72. */
export const explainTextMatch = (text: string, candidate: Read): string => {
  const words = extractSearchTerms(text)
  const isIn = (field: string): boolean => wordsIn(words, field).length === words.length
  const quoted = `“${text.trim()}”`
  if (isIn(candidate.jobTitle)) return `${quoted} is the job title`
  if (isIn(candidate.skills.join('\n'))) return `${quoted} is among the skills`
  const spread = explainSpread(words, candidate)
  if (spread !== null) return spread
  const experience = candidate.workExperiences.find(({ title }) => isIn(title))
  if (experience !== undefined) return `Was ${experience.title} at ${experience.company}`
  const completed = candidate.qualifications.filter(({ currentlyCompleting }) => !currentlyCompleting)
  const qualification = completed.find((own) => isIn(own.qualification))
  if (qualification !== undefined) return `Has ${qualification.qualification}`
  return isIn(candidate.introduction) ? `${quoted} is in the introduction` : `Close to ${quoted}`
}
