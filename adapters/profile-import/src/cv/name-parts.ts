/** Words that occur in most job titles. */
const JOB =
  /\b(engineer|developer|manager|designer|analyst|consultant|director|lead|head|officer|assistant|administrator|architect|specialist|intern|scientist|programmer|coordinator|nurse|teacher|accountant|writer|editor|technician|advisor|adviser|founder|owner|president|executive|associate|representative|freelance\w*|ceo|cto|cfo|ingenier\w*|desarrollador\w*|gerente|analista|consultor\w*|director\w*|disenador\w*|diseñador\w*|desenvolvedor\w*|engenheir\w*|estagi\w*|chef|responsable|développeu\w*|ingénieur\w*|entwickler\w*|leiter\w*|berater\w*|ontwikkelaar|medewerker|sviluppatore|responsabile)\b/iu
const SCHOOL =
  /\b(universit\w*|college|school|institut\w*|academy|faculty|polytechnic\w*|universidad\w*|universidade\w*|escuela|escola|facul\w*|école|ecole|lycée|hochschule|fachhochschule|gymnasium|hogeschool|politecnico|bootcamp|tech(?:nikon)?)\b/iu
const BETWEEN = /\s+(?:at|@|bei|chez|presso|bij)\s+|\s*[|•·]\s*|\s+[–—-]\s+|\t+/iu

const parts = (heads: readonly string[], separator: RegExp): readonly string[] =>
  heads
    .flatMap((head) => head.split(separator))
    .map((part) => part.trim().replace(/[,;:]+$/, ''))
    .filter((part) => part !== '')

const splitUp = (heads: readonly string[]): readonly string[] => {
  const found = parts(heads, BETWEEN)
  return found.length > 1 ? found : parts(heads, /,\s+/)
}

/** Title, company and place of a job from the texts around its dates. The title is the text with a job word, otherwise the first. */
export const parseJobNames = (heads: readonly string[]) => {
  const [first = '', second = '', third = null] = splitUp(heads)
  return JOB.test(second) && !JOB.test(first)
    ? { title: second, company: first, location: third }
    : { title: first, company: second, location: third }
}

/** School and qualification. The school is the text with a school word, otherwise the last. */
export const parseStudyNames = (heads: readonly string[]) => {
  const found = splitUp(heads)
  const school = found.find((part) => SCHOOL.test(part)) ?? found.at(-1) ?? ''
  return { institution: school, qualification: found.filter((part) => part !== school).join(', ') }
}
