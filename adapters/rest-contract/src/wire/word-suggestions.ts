import { z } from 'zod'

const countedTexts = z.array(
  z.object({
    text: z.string(),
    /** People whom the search finds with this text, 10,000 at most. */
    people: z.number(),
  }),
)

/** Other texts for a search that finds nobody. Rules: SRCH-55, SRCH-56, SRCH-57. */
export const wordSuggestions = z
  .object({
    /** With words of titles and skills that are like those that nobody has. */
    didYouMean: countedTexts,
    fewerWords: countedTexts,
    /** The most frequent job titles, where there is nothing else. */
    titles: countedTexts,
    /** The text may be somebody's name, and names are not searched. It is never compared with the names of people. */
    looksLikeName: z.boolean(),
  })
  .meta({ id: 'WordSuggestions' })

export type WordSuggestionsWire = z.output<typeof wordSuggestions>
