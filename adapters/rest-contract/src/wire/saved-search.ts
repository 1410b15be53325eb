import { z } from 'zod'
import { choice, instant, text } from './fields.ts'
import { searchParameters, searchParametersForm } from './search-history.ts'

const visibilities = ['private', 'team'] as const
const digests = ['none', 'daily', 'weekly'] as const

/** A search kept under a name. `digest` is the reader's own; `canChange` speaks of everything else. Rules: SRCH-36, SRCH-38. */
export const savedSearch = z
  .object({
    uuid: z.string(),
    name: z.string(),
    visibility: z.enum(visibilities),
    digest: z.enum(digests),
    searchParameters,
    /** Who made it; null where the colleague has left. */
    owner: z.string().nullable(),
    mine: z.boolean(),
    canChange: z.boolean(),
    /** People who are new since the reader ran it last, up to 100; null where they never did, or it cannot be counted now. */
    newCount: z.number().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'SavedSearch' })

/** A search to keep; the search itself also as JSON in a text. */
export const savedSearchForm = z
  .object({
    name: text,
    visibility: choice(visibilities),
    digest: choice(digests),
    search_parameters: searchParametersForm,
  })
  .meta({ id: 'SavedSearchForm' })

/** What is to change; only the fields that are present. */
export const savedSearchChanges = z
  .object({
    name: text.optional(),
    visibility: choice(visibilities).optional(),
    digest: choice(digests).optional(),
    search_parameters: searchParametersForm.optional(),
  })
  .meta({ id: 'SavedSearchChanges' })

export const savedSearchList = z.object({
  savedSearches: z.array(savedSearch),
  next_cursor: z.string().nullable(),
})

export type SavedSearchWire = z.output<typeof savedSearch>
export type SavedSearchChangesWire = z.output<typeof savedSearchChanges>
