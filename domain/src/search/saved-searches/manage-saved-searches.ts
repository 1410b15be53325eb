import type { CompanyDirectory } from '../../companies/index.ts'
import type { Actor } from '../../identity/index.ts'
import type { ListSource } from '../../reference/index.ts'
import { hasErrors, invalid, err, ok } from '../../shared/index.ts'
import type { IdGenerator, Result, UnitOfWork, Uuid } from '../../shared/index.ts'
import { toSavedSearchListItem } from './saved-search-list-item.ts'
import type { SavedSearchListItem } from './saved-search-list-item.ts'
import { checkSavedSearchForm, NAME_TAKEN_MESSAGE, savedSearchErrors } from './saved-search-form.ts'
import type { SavedSearchForm } from './saved-search-form.ts'
import { canChangeSavedSearch, canSeeSavedSearch } from './saved-search.ts'
import type { SavedSearchRepository, SavedSearchWithDigest } from './saved-search-repository.port.ts'
import { respellSearch } from '../query/respell-search.ts'
import { authorizeSearch } from '../search-access.ts'
import type { SearchAccessDeps, SearchAccessProblem } from '../search-access.ts'

/** Saved searches that one member of a company may have. */
export const SAVED_SEARCHES_MAX = 50

export interface SaveSavedSearchDeps extends SearchAccessDeps {
  readonly unitOfWork: UnitOfWork<{ readonly savedSearches: SavedSearchRepository }>
  readonly ids: IdGenerator
  readonly listSource: ListSource
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember'>
}

export type AddSavedSearchProblem = SearchAccessProblem | 'invalid' | 'too-many-saved-searches'
/** 'not-found' also for a colleague's private search; 'forbidden': a team search of somebody else. */
export type ChangeSavedSearchProblem = SearchAccessProblem | 'invalid' | 'not-found'

/** Saves a search under a name, always as a new one. Rule: SRCH-36. */
export const addSavedSearch =
  (deps: Omit<SaveSavedSearchDeps, 'listSource'>) =>
  async (command: {
    readonly actor: Actor
    readonly form: SavedSearchForm
  }): Promise<Result<SavedSearchListItem, AddSavedSearchProblem>> => {
    const searcher = await authorizeSearch(deps, command.actor)
    if (!searcher.ok) return searcher
    const checked = checkSavedSearchForm(command.form)
    if (!checked.ok) return checked
    const { digest, name, parameters, visibility } = checked.value
    const { accountUuid, companyUuid } = searcher.value
    const now = deps.clock.now()
    const owner = await deps.companies.findMember(accountUuid)
    const savedSearch = { uuid: deps.ids.uuid(), companyUuid, name: name.trim(), visibility, parameters }
    const search = { ...savedSearch, ownerUuid: accountUuid, createdAt: now, updatedAt: now }
    return deps.unitOfWork.run(async ({ savedSearches }) => {
      const added = await savedSearches.add(search, SAVED_SEARCHES_MAX)
      if (added === 'too-many') return err('too-many-saved-searches')
      if (added === 'name-taken') return invalid({ name: [NAME_TAKEN_MESSAGE] })
      await savedSearches.saveDigest(search.uuid, accountUuid, digest, now)
      return ok(toSavedSearchListItem({ search, digest }, { ...searcher.value, role: command.actor.role }, owner))
    })
  }

/**
 * Changes the submitted fields of a saved search. The digest is set per reader, so that everybody who sees a search can choose it;
 * everything else only by its owner, or by an admin if it is the team's. Rules: REF-28, SRCH-37.
 */
export const changeSavedSearch =
  (deps: Omit<SaveSavedSearchDeps, 'ids'>) =>
  async (command: {
    readonly actor: Actor
    readonly uuid: Uuid
    readonly form: Partial<SavedSearchForm>
  }): Promise<Result<SavedSearchListItem, ChangeSavedSearchProblem>> => {
    const { actor, form, uuid } = command
    const searcher = await authorizeSearch(deps, actor)
    if (!searcher.ok) return searcher
    const reader = { ...searcher.value, role: actor.role }
    const now = deps.clock.now()
    const lists = await deps.listSource()
    const saved = await deps.unitOfWork.run<SavedSearchWithDigest, 'forbidden' | 'invalid' | 'not-found'>(
      async ({ savedSearches }) => {
        const before = await savedSearches.findForUpdate(uuid)
        if (before === null || !canSeeSavedSearch(before, reader)) return err('not-found')
        const { digest, ...changes } = form
        const changed = Object.keys(changes).length > 0
        if (changed && !canChangeSavedSearch(before, reader)) return err('forbidden')
        const errors = savedSearchErrors(form)
        if (hasErrors(errors)) return invalid(errors)
        const search = {
          ...before,
          name: changes.name?.trim() ?? before.name,
          visibility: changes.visibility ?? before.visibility,
          parameters: changes.parameters ?? respellSearch(lists, before.parameters),
          updatedAt: changed ? now : before.updatedAt,
        }
        if (changed && (await savedSearches.save(search)) === 'name-taken')
          return invalid({ name: [NAME_TAKEN_MESSAGE] })
        if (digest) await savedSearches.saveDigest(uuid, reader.accountUuid, digest, now)
        return ok({ search, digest: digest ?? (await savedSearches.findDigest(uuid, reader.accountUuid)) })
      },
    )
    if (!saved.ok) return saved
    // Read after the transaction, as a second connection inside it could exhaust the pool.
    const owner = await deps.companies.findMember(saved.value.search.ownerUuid)
    return ok(toSavedSearchListItem(saved.value, reader, owner))
  }

/** Removes a saved search with its digests. Rule: SRCH-37. */
export const removeSavedSearch =
  (deps: Omit<SaveSavedSearchDeps, 'ids' | 'listSource'>) =>
  async (command: {
    readonly actor: Actor
    readonly uuid: Uuid
  }): Promise<Result<true, SearchAccessProblem | 'not-found'>> => {
    const searcher = await authorizeSearch(deps, command.actor)
    if (!searcher.ok) return searcher
    const reader = { ...searcher.value, role: command.actor.role }
    return deps.unitOfWork.run(async ({ savedSearches }) => {
      const search = await savedSearches.findForUpdate(command.uuid)
      if (search === null || !canSeeSavedSearch(search, reader)) return err('not-found')
      if (!canChangeSavedSearch(search, reader)) return err('forbidden')
      return (await savedSearches.remove(search.uuid)) ? ok(true) : err('not-found')
    })
  }
