/**
 * A level of education: `name` is stored as educationType, `rank` orders the levels (a search finds that level or above). Rules: REF-4,
 * SRCH-13.
 */
export interface EducationLevel {
  readonly code: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | 'P'
  readonly name: string
  /** 0 to 7; a professional certification ranks as a certificate, 2. */
  readonly rank: number
}

/** The levels in their order, certification last. 'None' does not filter a search. Rules: REF-4, SRCH-13. */
export const educationLevels = [
  { code: '0', name: 'None', rank: 0 },
  { code: '1', name: 'High school', rank: 1 },
  { code: '2', name: 'Certificate', rank: 2 },
  { code: '3', name: 'Diploma / Associate degree', rank: 3 },
  { code: '4', name: "Bachelor's degree", rank: 4 },
  { code: '5', name: 'Honours / Postgraduate diploma', rank: 5 },
  { code: '6', name: "Master's degree", rank: 6 },
  { code: '7', name: 'Doctorate', rank: 7 },
  { code: 'P', name: 'Professional certification', rank: 2 },
] as const satisfies readonly EducationLevel[]

/** The stored name of a level. */
export type EducationLevelName = (typeof educationLevels)[number]['name']

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'")
const ranks: ReadonlyMap<string, number> = new Map(
  educationLevels.flatMap(({ code, name, rank }) => [[plain(name), rank] as const, [plain(code), rank] as const]),
)

/** The rank of a stored level, by its name or code, 0 if it is unknown, which matches no filter. */
export const educationRank = (educationType: string): number => ranks.get(plain(educationType)) ?? 0

/** Whether a text is a level's name. */
export const isEducationLevel = (text: string): text is EducationLevelName =>
  educationLevels.some(({ name }) => name === text)

// The highest level is tested first, so that "MBA (Honours)" is a master's degree. Short names need word boundaries: "BA" is not "MBA".
const patterns: readonly (readonly [pattern: RegExp, name: EducationLevelName])[] = [
  [/\b(ph\.?\s?d|doctor\w*|d\.?phil|ed\.?d|m\.?d)\b/i, 'Doctorate'],
  [/\b((?<!scrum[ -])master\w*|m\.?sc|mba|m\.?a|m\.?eng|m\.?com|llm|m\.?tech|mestrado)\b/i, "Master's degree"],
  [/\b(honours|honors|hons|postgraduate|post-graduate|pgdip|pgce)\b/i, 'Honours / Postgraduate diploma'],
  [
    /\b(bachelor\w*|b\.?sc|b\.?a|b\.?com|b\.?eng|b\.?tech|b\.?ed|llb|bba|licenciatura|bacharel\w*)\b|\bB\./i,
    "Bachelor's degree",
  ],
  [/\b(associate\w*|diploma|hnd|n6)\b/i, 'Diploma / Associate degree'],
  [/\b(certified|certification|chartered)\b/i, 'Professional certification'],
  [/\b(certificate|bootcamp|boot camp)\b/i, 'Certificate'],
  [/\b(high school|matric\w*|a-?levels?|abitur|secondary school|grade 12)\b/i, 'High school'],
]

/** Parses the level from the text of a qualification, for the import; null if there is none. Rule: REF-5. */
export const parseEducationLevel = (qualification: string): EducationLevelName | null =>
  patterns.find(([pattern]) => pattern.test(qualification))?.[1] ?? null
