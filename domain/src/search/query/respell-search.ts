import { type ListName, type Lists, spellListed } from '../../reference/index.ts'
import type { SearchParameters } from './search-parameters.ts'

/** A search in the spelling of the lists, which is that of the profiles that it finds, whatever an entry was called when it was made. Rule: REF-28. */
export const respellSearch = (lists: Lists, parameters: SearchParameters): SearchParameters => {
  const respell = (list: ListName, texts: readonly string[]): readonly string[] => [
    ...new Set(texts.map((text) => spellListed(lists, list, text))),
  ]
  return {
    ...parameters,
    industries: respell('industries', parameters.industries),
    skills: respell('skills', parameters.skills),
  }
}
