import type { VisibleCandidate } from '../candidates/visible-candidate.ts'
import { singularOf } from '../indexing/word-number.ts'

type Read = Pick<VisibleCandidate, 'jobTitle' | 'skills' | 'workExperiences' | 'qualifications' | 'introduction'>

// Simpler than the words of the index, which the page of the search would have to load.
const splitWords = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? []).map(singularOf)

/** Whether every word of the text is in the field, alone or as one with its neighbour, the last one also as a prefix. */
const matchesField = (text: string, field: string): boolean => {
  const apart = splitWords(field)
  const own = [...apart, ...apart.slice(1).map((word, at) => `${apart[at]}${word}`)]
  const words = splitWords(text)
  return words.every((word, at) => {
    const written = [word, `${words[at - 1] ?? ''}${word}`, `${word}${words[at + 1] ?? ''}`]
    const isLast = at === words.length - 1
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
