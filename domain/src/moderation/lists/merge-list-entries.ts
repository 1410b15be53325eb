import {
  cleanLabel,
  createLists,
  LIST_ENTRIES_MAX,
  type ListEntry,
  listKey,
  type Lists,
  newListCode,
  shippedEntry,
  toListCode,
} from '../../reference/index.ts'
import {
  createEvent,
  err,
  hasErrors,
  invalid,
  maxLength,
  ok,
  required,
  type Result,
  validate,
} from '../../shared/index.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { recordOperatorAction } from '../operators/operator-audit.ts'
import type { ChangeListDeps } from './change-list.ts'

/** The lists whose entries can be merged. Rule: MOD-76. */
export const MERGED_LISTS = ['job-titles', 'skills'] as const
export type MergedList = (typeof MERGED_LISTS)[number]

export const isMergedList = (name: string): name is MergedList => (MERGED_LISTS as readonly string[]).includes(name)

/** Characters of a word that is merged: people may have typed longer ones than operators give. */
export const MERGED_WORD_MAX_LENGTH = 200

export interface MergeListEntriesCommand {
  readonly actor: OperatorActor
  readonly list: MergedList
  /** An entry's label, or a word that people have typed and the list does not have. */
  readonly from: string
  /** The code of the entry that whoever has it gets instead. */
  readonly into: string
}

/** 'not-found': the list offers no entry with this code; 'list-full': the list has as many entries as it may. */
export type MergeListEntriesProblem = 'forbidden' | 'invalid' | 'list-full' | 'not-found'

const SAME = 'These are the same already'

const fromErrors = (lists: Lists, { from, list }: MergeListEntriesCommand, target: ListEntry) => {
  const errors = validate({ from }, { from: [required, maxLength(MERGED_WORD_MAX_LENGTH)] })
  if (hasErrors(errors)) return errors
  if (toListCode(from) === '') return { from: ['Value has no letters or digits'] }
  return lists.find(list, from)?.code === target.code ? { from: [SAME] } : {}
}

/** The entry of a word, made if the list does not have it. */
const entryOf = (lists: Lists, list: MergedList, word: string): ListEntry => {
  const key = listKey(word)
  const label = cleanLabel(word)
  return (
    lists.all(list).find((entry) => listKey(entry.label) === key) ??
    shippedEntry(label, { code: newListCode(lists.all(list), label) })
  )
}

/**
 * Merges a word into an entry: it is not offered any more, whoever has it gets the entry, soon after and batch by batch, and so does whoever types
 * it later. What was merged into the word before is merged into the entry. Returns the entry. Rule: MOD-76.
 */
export const mergeListEntries =
  (deps: ChangeListDeps) =>
  async (command: MergeListEntriesCommand): Promise<Result<ListEntry, MergeListEntriesProblem>> => {
    const { actor, from, into, list } = command
    if (!isAllowed(actor, 'manage-lists')) return err('forbidden')
    return deps.unitOfWork.run<ListEntry, Exclude<MergeListEntriesProblem, 'forbidden'>>(async (stores) => {
      const lists = createLists(deps.shippedLists, await stores.lists.readForUpdate())
      const target = lists.findByCode(list, into)
      if (target === null || target.isRetired) return err('not-found')
      const errors = fromErrors(lists, command, target)
      if (hasErrors(errors)) return invalid(errors)
      const source = entryOf(lists, list, from)
      const isNew = lists.findByCode(list, source.code) === null
      if (isNew && lists.all(list).length >= LIST_ENTRIES_MAX[list]) return err('list-full')
      const earlier = lists.all(list).filter(({ mergedInto }) => mergedInto === source.code)
      const merged = { ...source, isRetired: true }
      await stores.lists.save(...[merged, ...earlier].map((entry) => ({ ...entry, list, mergedInto: target.code })))
      await recordOperatorAction(deps, stores.audit, {
        by: actor.operatorUuid,
        action: 'list-entries-merged',
        details: { list, code: target.code, from: source.label, label: target.label },
      })
      await stores.outbox.add(createEvent(deps, { type: 'list-changed', list }))
      return ok(target)
    })
  }
