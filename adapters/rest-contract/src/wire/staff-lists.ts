import { z } from 'zod'
import { MERGED_WORD_MAX_LENGTH, VETTING_MESSAGE_MAX_LENGTH, VETTING_SECTIONS } from '@guildhall/domain/moderation'
import { LIST_LABEL_MAX_LENGTH, LIST_LABEL_MIN_LENGTH } from '@guildhall/domain/reference'
import { constrained } from './constrained.ts'
import { choice, instant, nullableText, requiredFlag, text, textList } from './fields.ts'

const phrases = z.array(z.string())

/** An entry of a list as operators see it. */
export const listEntry = z
  .object({
    /** Stays when the label changes. */
    code: z.string(),
    label: z.string(),
    /** The code of the industry that it belongs to; null for several or none. */
    industry: z.string().nullable(),
    /** The section of the profile that a reason of vetters concerns; null for other entries. */
    section: z.string().nullable(),
    /** The message that a reason begins with; null for none. */
    message: z.string().nullable(),
    /** Not offered any more. */
    isRetired: z.boolean(),
    /** The code of the entry that it was merged into; null for none. */
    mergedInto: z.string().nullable(),
  })
  .meta({ id: 'ListEntry' })

/** All entries of a list, with how many people have each, and words that people have typed and it does not have. */
export const usedListEntries = z.object({
  unlisted: z.array(z.object({ text: z.string(), people: z.number() }).meta({ id: 'UnlistedWord' })),
  entries: z.array(listEntry.extend({ people: z.number() }).meta({ id: 'UsedListEntry' })),
})

const label = constrained(text, {
  presence: 'not-blank',
  minLength: LIST_LABEL_MIN_LENGTH,
  maxLength: LIST_LABEL_MAX_LENGTH,
})

const message = constrained(nullableText, { maxLength: VETTING_MESSAGE_MAX_LENGTH }).optional()

/** A new entry; only reasons have a section and a message. */
export const listEntryForm = z
  .object({ label, industry: nullableText, section: choice(VETTING_SECTIONS).optional(), message })
  .meta({ id: 'ListEntryForm' })

/** An entry as it becomes. */
export const listEntryChange = z
  .object({ label, industry: nullableText, message, isRetired: requiredFlag })
  .meta({ id: 'ListEntryChange' })

/** What is merged: the label of an entry, or a word that people have typed, into the entry of a code. */
export const listMerge = z
  .object({
    from: constrained(text, { presence: 'not-blank', maxLength: MERGED_WORD_MAX_LENGTH }),
    into: constrained(text, { presence: 'not-blank' }),
  })
  .meta({ id: 'ListMerge' })

/** What vetters choose from, in the order of their keys. */
export const vettingReasonList = z.object({
  reasons: z.array(
    z
      .object({ code: z.string(), label: z.string(), section: z.string().nullable(), message: z.string().nullable() })
      .meta({ id: 'VettingReason' }),
  ),
})

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
