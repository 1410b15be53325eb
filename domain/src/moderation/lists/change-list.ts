import {
  cleanLabel,
  createLists,
  isTermList,
  LIST_ENTRIES_MAX,
  type ListEntry,
  type ListName,
  type ListStore,
  newListCode,
  type ShippedLists,
} from '../../reference/index.ts'
import {
  type AuditDetails,
  type AuditLog,
  createEvent,
  err,
  hasErrors,
  invalid,
  ok,
  type OperatorAuditAction,
  type Outbox,
  type Result,
  type UnitOfWork,
} from '../../shared/index.ts'
import type { ModerationEvent } from '../moderation.events.ts'
import { isAllowed, type OperatorActor } from '../operators/index.ts'
import { type OperatorAuditDeps, recordOperatorAction } from '../operators/operator-audit.ts'
import { cleanMessage, type ListEntryForm, listEntryErrors, sectionErrors } from './list-entry-form.ts'

export interface ChangeListDeps extends OperatorAuditDeps {
  readonly shippedLists: ShippedLists
  readonly unitOfWork: UnitOfWork<{
    readonly audit: Pick<AuditLog, 'add'>
    readonly lists: ListStore
    readonly outbox: Outbox<ModerationEvent>
  }>
}

interface Stores {
  readonly audit: Pick<AuditLog, 'add'>
  readonly lists: ListStore
  readonly outbox: Outbox<ModerationEvent>
}

interface Change {
  readonly by: OperatorActor
  readonly list: ListName
  readonly entry: ListEntry
  readonly actions: readonly { readonly action: OperatorAuditAction; readonly details: AuditDetails }[]
}

/** Stores an entry and what was done to it; profiles get its spelling soon after. */
const saveChange = async (
  deps: ChangeListDeps,
  stores: Stores,
  { actions, by, entry, list }: Change,
): Promise<void> => {
  await stores.lists.save({ ...entry, list })
  for (const { action, details } of actions)
    await recordOperatorAction(deps, stores.audit, {
      by: by.operatorUuid,
      action,
      details: { list, code: entry.code, label: entry.label, ...details },
    })
  if (isTermList(list)) await stores.outbox.add(createEvent(deps, { type: 'list-changed', list }))
}

export interface AddListEntryCommand extends ListEntryForm {
  readonly actor: OperatorActor
  readonly list: ListName
  /** The section of the profile that a reason of vetters concerns; null or missing for other entries. */
  readonly section?: string | null
}

/** 'list-full': the list has as many entries as it may. */
export type AddListEntryProblem = 'forbidden' | 'invalid' | 'list-full'

/** Adds an entry to a list, which people are offered within two seconds. Rule: MOD-75. */
export const addListEntry =
  (deps: ChangeListDeps) =>
  async ({
    actor,
    list,
    section = null,
    ...form
  }: AddListEntryCommand): Promise<Result<ListEntry, AddListEntryProblem>> => {
    if (!isAllowed(actor, 'manage-lists')) return err('forbidden')
    return deps.unitOfWork.run<ListEntry, 'invalid' | 'list-full'>(async (stores) => {
      const lists = createLists(deps.shippedLists, await stores.lists.readForUpdate())
      const errors = { ...listEntryErrors(lists, list, form, null), ...sectionErrors(list, section) }
      if (hasErrors(errors)) return invalid(errors)
      if (lists.all(list).length >= LIST_ENTRIES_MAX[list]) return err('list-full')
      const label = cleanLabel(form.label)
      const entry: ListEntry = {
        code: newListCode(lists.all(list), label),
        label,
        industry: form.industry,
        section,
        message: cleanMessage(form.message),
        // Job titles, skills and industries are in the order of their labels.
        position: isTermList(list) ? 0 : Math.max(0, ...lists.all(list).map(({ position }) => position)) + 1,
        isRetired: false,
        mergedInto: null,
        formerLabels: [],
      }
      await saveChange(deps, stores, { by: actor, list, entry, actions: [{ action: 'list-entry-added', details: {} }] })
      return ok(entry)
    })
  }

export interface ChangeListEntryCommand extends ListEntryForm {
  readonly actor: OperatorActor
  readonly list: ListName
  readonly code: string
  readonly isRetired: boolean
}

export type ChangeListEntryProblem = 'forbidden' | 'invalid' | 'not-found'

const withLabel = (entry: ListEntry, label: string): ListEntry =>
  label === entry.label
    ? entry
    : { ...entry, label, formerLabels: [...entry.formerLabels.filter((former) => former !== label), entry.label] }

const actionsOf = (before: ListEntry, after: ListEntry): Change['actions'] => [
  ...(before.label === after.label && before.industry === after.industry && before.message === after.message
    ? []
    : [{ action: 'list-entry-changed' as const, details: { before: before.label, industry: after.industry } }]),
  ...(before.isRetired === after.isRetired
    ? []
    : [{ action: after.isRetired ? ('list-entry-retired' as const) : ('list-entry-restored' as const), details: {} }]),
]

/**
 * Renames an entry, which renames it in profiles too, changes its industry or message, retires it, or restores it. 'not-found': the list has no
 * entry with this code. Rules: MOD-75, MOD-78.
 */
export const changeListEntry =
  (deps: ChangeListDeps) =>
  async (command: ChangeListEntryCommand): Promise<Result<ListEntry, ChangeListEntryProblem>> => {
    const { actor, code, isRetired, list, ...form } = command
    if (!isAllowed(actor, 'manage-lists')) return err('forbidden')
    return deps.unitOfWork.run<ListEntry, 'invalid' | 'not-found'>(async (stores) => {
      const lists = createLists(deps.shippedLists, await stores.lists.readForUpdate())
      const before = lists.findByCode(list, code)
      if (before === null) return err('not-found')
      // A label that the product ships may be one that operators could not give.
      const isRenamed = cleanLabel(form.label) !== before.label
      const { label: _label, ...otherErrors } = listEntryErrors(lists, list, form, code)
      const errors = isRenamed ? listEntryErrors(lists, list, form, code) : otherErrors
      if (hasErrors(errors)) return invalid(errors)
      const after = {
        ...withLabel(before, cleanLabel(form.label)),
        industry: form.industry,
        message: cleanMessage(form.message),
        isRetired,
        mergedInto: isRetired ? before.mergedInto : null,
      }
      const actions = actionsOf(before, after)
      if (actions.length > 0) await saveChange(deps, stores, { by: actor, list, entry: after, actions })
      return ok(after)
    })
  }
