import { z } from 'zod'

const countedTexts = z.array(
  z.object({
    text: z.string(),
    /** People whom the search finds with this text, 10,000 at most. */
    people: z.number(),
  }),
)

/** Other texts for a search that finds nobody. Rules: SRCH-55, SRCH-56. */
export const wordSuggestions = z
  .object({
    /** With words of titles and skills that are like those that nobody has. */
    didYouMean: countedTexts,
    fewerWords: countedTexts,
    /** The most frequent job titles, where there is nothing else. */
    titles: countedTexts,
  })
  .meta({ id: 'WordSuggestions' })

export type WordSuggestionsWire = z.output<typeof wordSuggestions>
