import type { Random } from './random.ts'
import { capitalise, spellOutNumber, formatList, uncapitalise, withArticle } from './wording.ts'
import type { WorkOfRole } from './work/work-of-role.ts'

/** The facts of an introduction. */
export interface IntroductionFacts {
  readonly jobTitle: string
  readonly city: string
  /** Two or more. */
  readonly years: number
  /** With its random figures filled in. */
  readonly work: WorkOfRole
  readonly skills: readonly string[]
  readonly workplaceType: 'Any type' | 'Remote' | 'Hybrid' | 'On-site'
  readonly opportunityType: 'contract' | 'permanent' | 'any'
}

const MAX_LENGTH = 600

const openings: readonly ((facts: IntroductionFacts, years: string) => string)[] = [
  ({ work }, years) => `${capitalise(years)} years of ${work.field}.`,
  ({ work }, years) => `I have spent ${years} years on ${work.field}.`,
  ({ work }, years) => `My work is ${work.field}. I have been at it for ${years} years.`,
  ({ work, jobTitle, city }, years) =>
    `${capitalise(withArticle(jobTitle))} from ${city}, ${years} years into ${work.field}.`,
  ({ work, city }, years) => `For ${years} years, in ${city} and elsewhere, my trade has been ${work.field}.`,
  ({ work, jobTitle }, years) =>
    `${capitalise(withArticle(jobTitle))} by trade. ${capitalise(years)} years in, it still comes down to ${work.field}.`,
  ({ work }) => `What I do best: ${work.field}.`,
  ({ work, jobTitle }, years) =>
    `I work as ${withArticle(jobTitle)} and have done for ${years} years. In short: ${work.field}.`,
  ({ work }, years) =>
    `People call me when they need help with ${work.field}. ${capitalise(years)} years of it so far.`,
  ({ work, city }, years) =>
    `Based in ${city}. ${capitalise(years)} years of ${work.field}, for small firms and large ones.`,
]

const lately = [
  'Most recently I',
  'On my last contract I',
  'In my last role I',
  'Last year I',
  'The work I am proudest of: I',
  'One example: I',
]
const before = ['Before that I', 'Earlier I', 'I also', 'Some years ago I', 'A while back I']

const tools: readonly ((skills: readonly string[]) => string)[] = [
  (skills) => `Strongest in ${formatList(skills.slice(0, 3))}.`,
  (skills) => `Day to day that means ${formatList(skills.slice(0, 3))}.`,
  (skills) =>
    `I reach first for ${formatList(skills.slice(0, 2))}, and know my way round ${formatList(skills.slice(2, 4))}.`,
  (skills) => `Comfortable with ${formatList(skills.slice(0, 4))}.`,
  (skills) => `Most of my days are ${formatList(skills.slice(0, 3))}.`,
  (skills) => `I bring ${formatList(skills.slice(0, 3))}, and teach them gladly.`,
]

const manners = [
  'I like small teams, written decisions and leaving things easier to run than I found them.',
  'I ask a lot of questions in the first week and few after that.',
  'I write things down, so that nobody has to remember what we agreed.',
  'I would rather say no on Monday than be late on Friday.',
  'Clients say that I am calm when things go wrong.',
  'I work best close to the people who will use what I make.',
  'I keep my promises small and my notes complete.',
  'I care about the handover as much as the work.',
  'I am happy to start with a small piece, so that we can both see whether it fits.',
  'I explain things in plain words, to boards and to beginners.',
  'I have worked across time zones for years and answer the same day.',
  'I send a short note every Friday: done, next, in the way.',
  'I like a problem that two people before me gave up on.',
  'I prefer honest estimates to hopeful ones.',
  'Good work for me is work that is still standing in three years.',
  'I enjoy bringing juniors along and have done so on every team.',
  'I finish things.',
  'I do my best work with a clear brief, and can help to write one.',
  'I have been the first of my kind in a team more than once, and like it.',
  'Numbers first, opinions after.',
  'I am used to regulated work and the paper that comes with it.',
  'I take feedback early and often; it is cheaper that way.',
]

/** Statements that do not fit the first years of a career. */
const mannersOfYears: ReadonlySet<string> = new Set([
  'I have worked across time zones for years and answer the same day.',
  'I enjoy bringing juniors along and have done so on every team.',
  'I have been the first of my kind in a team more than once, and like it.',
])

const wishes: Readonly<Record<IntroductionFacts['workplaceType'], readonly string[]>> = {
  Remote: [
    'I work remotely and travel when it helps.',
    'Remote suits me; I have a quiet office and a good line.',
    'I have worked remotely for years and overlap happily with other time zones.',
  ],
  Hybrid: [
    'Two or three days a week on site suit me well.',
    'A mix of home and office is where I do my best work.',
    'I like to be in the room for the beginnings and at home for the thinking.',
  ],
  'On-site': [
    'I like to be on site, where the work is.',
    'You will find me on site rather than in a call.',
    'I am at my best in the same building as the team.',
  ],
  'Any type': [
    'On site or remote, whatever the work needs.',
    'I can travel, and I can work from home.',
    'Where I sit matters less to me than what we make.',
  ],
}

const hopes: Readonly<Record<IntroductionFacts['opportunityType'], readonly string[]>> = {
  contract: [
    'I take contracts only.',
    'I work independently and invoice monthly.',
    'Contracts with a clear end suit me best.',
  ],
  permanent: [
    'I am looking for a team to stay with.',
    'After some years on contract I want a permanent home.',
    'A permanent role with room to grow is what I am after.',
  ],
  any: [
    'I am open to a contract or a permanent role.',
    'Contract or permanent: the work decides.',
    'I am happy to begin on contract and see.',
  ],
}

/** An introduction in the first person, 120 to 600 characters, consistent with the facts. */
export const generateIntroduction = (facts: IntroductionFacts, random: Random): string => {
  const years = spellOutNumber(facts.years)
  const done = random.sample(
    facts.work.done.filter((line) => !/\byears?\b/.test(line)),
    2,
  )
  const [first, second] = random.chance(0.5) ? done : done.toReversed()
  const wish = random.pick(wishes[facts.workplaceType])
  const sentences = [
    random.pick(openings)(facts, years),
    ...(first === undefined ? [] : [`${random.pick(lately)} ${uncapitalise(first)}.`]),
    ...(second !== undefined && random.chance(0.35) ? [`${random.pick(before)} ${uncapitalise(second)}.`] : []),
    ...(facts.skills.length >= 4 && random.chance(0.6) ? [random.pick(tools)(facts.skills)] : []),
    random.pick(facts.years < 5 ? manners.filter((line) => !mannersOfYears.has(line)) : manners),
    ...(random.chance(0.45) ? [wish] : []),
    ...(random.chance(0.4) ? [random.pick(hopes[facts.opportunityType])] : []),
  ]
  const chosen: string[] = []
  for (const sentence of sentences) {
    if ([...chosen, sentence].join(' ').length <= MAX_LENGTH) chosen.push(sentence)
  }
  return chosen.join(' ')
}
