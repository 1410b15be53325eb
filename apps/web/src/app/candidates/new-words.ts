import { say } from '../../words/index.ts'

/** Counting ends here: `NEW_PEOPLE_COUNTED` of the domain. */
const AT_MOST = 100

/** "4 new": how many people are new to a search since it was run. Source: D11 History. */
export const newWords = (count: number): string =>
  count >= AT_MOST ? say('{count}+ new', { count: AT_MOST }) : say('{count} new', { count })
