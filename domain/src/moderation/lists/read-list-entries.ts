import type { ProfileTerms } from '../../profiles/index.ts'
import {
  createLists,
  isTermList,
  type ListEntry,
  type ListName,
  type ListStore,
  type ShippedLists,
} from '../../reference/index.ts'
import { err, ok, type Result } from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'

/** An entry, and how many people have it in their profile. */
export interface UsedListEntry extends ListEntry {
  readonly people: number
}

export interface ReadListEntriesDeps {
  readonly lists: Pick<ListStore, 'read'>
  readonly profileTerms: Pick<ProfileTerms, 'count'>
  readonly shippedLists: ShippedLists
}

/** Every entry of a list, retired ones too, with the number of people who have it. Rule: MOD-75. */
export const readListEntries =
  (deps: ReadListEntriesDeps) =>
  async ({
    actor,
    list,
  }: {
    readonly actor: OperatorActor
    readonly list: ListName
  }): Promise<Result<readonly UsedListEntry[], 'forbidden'>> => {
    if (!isAllowed(actor, 'manage-lists')) return err('forbidden')
    const lists = createLists(deps.shippedLists, await deps.lists.read())
    const counts = new Map<string, number>()
    for (const { people, text } of await deps.profileTerms.count(list)) {
      const code = isTermList(list) ? lists.find(list, text)?.code : text
      if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + people)
    }
    return ok(lists.all(list).map((entry) => ({ ...entry, people: counts.get(entry.code) ?? 0 })))
  }
