import type { VisibleCandidate } from '../candidates/visible-candidate.ts'
import { tokenizeName } from '../indexing/index-words.ts'
import { readSearchWords } from '../indexing/small-words.ts'
import { wordSpellings } from '../indexing/word-spellings.ts'

type Read = Pick<VisibleCandidate, 'jobTitle' | 'skills' | 'workExperiences' | 'qualifications' | 'introduction'>

/** Whether every word of the text is in the field as it is written, the last one also as a prefix. */
const matchesField = (text: string, field: string): boolean => {
  const own = tokenizeName(field)
  const words = readSearchWords(text)
  return words.every((word, place) => {
    const written = [word, ...wordSpellings(words, place)]
    const isLast = place === words.length - 1
    return own.some((other) => written.includes(other) || (isLast && other.startsWith(word)))
  })
}

/** Where the search text was found, in the index's order of fields; "close" if it matched by typo or synonym. Rules: SRCH-20, SRCH-70, SRCH-72. */
export const explainTextMatch = (text: string, candidate: Read): string => {
  const quoted = `“${text.trim()}”`
  if (matchesField(text, candidate.jobTitle)) return `${quoted} is the job title`
  if (matchesField(text, candidate.skills.join('\n'))) return `${quoted} is among the skills`
  const experience = candidate.workExperiences.find(({ title }) => matchesField(text, title))
  if (experience !== undefined) return `Was ${experience.title} at ${experience.company}`
  const completed = candidate.qualifications.filter(({ currentlyCompleting }) => !currentlyCompleting)
  const qualification = completed.find((own) => matchesField(text, own.qualification))
  if (qualification !== undefined) return `Has ${qualification.qualification}`
  return matchesField(text, candidate.introduction) ? `${quoted} is in the introduction` : `Close to ${quoted}`
}
