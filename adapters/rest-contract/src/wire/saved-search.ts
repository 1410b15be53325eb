import { savedSearchRules } from '@guildhall/domain/search'
import { z } from 'zod'
import { ruled } from './constrained.ts'
import { choice, instant, text } from './fields.ts'
import { searchParameters, searchParametersForm } from './search-history.ts'

const visibilities = ['private', 'team'] as const
const digests = ['none', 'daily', 'weekly'] as const

/** A saved search. `digest` is the reader's own; `canChange` applies to everything else. Rules: SRCH-36, SRCH-38. */
export const savedSearch = z
  .object({
    uuid: z.string(),
    name: z.string(),
    visibility: z.enum(visibilities),
    digest: z.enum(digests),
    searchParameters,
    /** Its creator's name; null if the colleague has left. */
    owner: z.string().nullable(),
    mine: z.boolean(),
    canChange: z.boolean(),
    /** New people since the reader last ran it, up to 100; null if they never did, or if the count is unavailable. */
    newCount: z.number().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'SavedSearch' })

const name = ruled(text, savedSearchRules.name)
const visibility = ruled(choice(visibilities), savedSearchRules.visibility)
const digest = ruled(choice(digests), savedSearchRules.digest)

/** A search to save; its parameters also as JSON text. */
export const savedSearchForm = z
  .object({
    name,
    visibility,
    digest,
    search_parameters: searchParametersForm,
  })
  .meta({ id: 'SavedSearchForm' })

/** Changes; only present fields apply. */
export const savedSearchChanges = z
  .object({
    name: name.optional(),
    visibility: visibility.optional(),
    digest: digest.optional(),
    search_parameters: searchParametersForm.optional(),
  })
  .meta({ id: 'SavedSearchChanges' })

export const savedSearchList = z.object({
  savedSearches: z.array(savedSearch),
  next_cursor: z.string().nullable(),
})

export type SavedSearchWire = z.output<typeof savedSearch>
export type SavedSearchChangesWire = z.output<typeof savedSearchChanges>
