import type { VisibleCandidate } from '../candidates/visible-candidate.ts'

type Read = Pick<VisibleCandidate, 'jobTitle' | 'skills' | 'workExperiences' | 'qualifications' | 'introduction'>

const splitWords = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}+#.]+/gu) ?? []

/** Whether every word of the text is in the field, the last one also as a prefix. */
const matchesField = (text: string, field: string): boolean => {
  const own = splitWords(field)
  const queryWords = splitWords(text)
  return queryWords.every((word, at) =>
    own.some((other) => (at === queryWords.length - 1 ? other.startsWith(word) : other === word)),
  )
}

/** Where the search text was found, in the index's order of fields; "close" if it matched by typo or synonym. Rules: SRCH-20, SRCH-70. */
export const explainTextMatch = (text: string, candidate: Read): string => {
  const quoted = `“${text.trim()}”`
  if (matchesField(text, candidate.jobTitle)) return `${quoted} is the job title`
  if (matchesField(text, candidate.skills.join(' '))) return `${quoted} is among the skills`
  const experience = candidate.workExperiences.find(({ title }) => matchesField(text, title))
  if (experience !== undefined) return `Was ${experience.title} at ${experience.company}`
  const completed = candidate.qualifications.filter(({ currentlyCompleting }) => !currentlyCompleting)
  const qualification = completed.find((own) => matchesField(text, own.qualification))
  if (qualification !== undefined) return `Has ${qualification.qualification}`
  return matchesField(text, candidate.introduction) ? `${quoted} is in the introduction` : `Close to ${quoted}`
}
