import { z } from 'zod'
import { instant, textList } from './fields.ts'

const phrases = z.array(z.string())

/** All groups of synonyms, in their order. */
export const synonymList = z.object({ groups: z.array(phrases) })

/** A new group, or a change of one. */
export const synonymForm = z
  .object({
    /** Words and phrases that mean the same; none to remove the group. */
    phrases: textList,
    /** The group that is replaced; none to add one. */
    instead: textList,
  })
  .meta({ id: 'SynonymForm' })

/** What nobody was found for, the most often searched first. */
export const emptySearches = z.object({
  searches: z.array(z.object({ text: z.string(), people: z.number(), lastAt: instant }).meta({ id: 'EmptySearch' })),
})
