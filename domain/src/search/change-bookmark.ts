import type { CompanyDirectory } from '../companies/index.ts'
import type { ConversationInbox, HiddenCandidates } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import { BOOKMARK_NOTE_MAX_LENGTH, hasErrors, invalid, maxLength, no, ok, validate } from '../shared/index.ts'
import type { Result, Uuid } from '../shared/index.ts'
import { bookmarkChanges, bookmarkSnapshot } from './bookmark-changes.ts'
import type { BookmarkRepository } from './bookmark-repository.port.ts'
import { bookmarkerOf } from './bookmark-rights.ts'
import type { BookmarkRightDeps, BookmarkRightProblem } from './bookmark-rights.ts'
import type { CandidateDirectory } from './candidate-directory.port.ts'
import { candidateViews } from './candidate-views.ts'
import type { BookmarkedCandidate } from './list-bookmarks.ts'

export interface ChangeBookmarkDeps extends BookmarkRightDeps {
  readonly bookmarks: Pick<BookmarkRepository, 'find' | 'markLooked' | 'saveNote'>
  readonly directory: Pick<CandidateDirectory, 'find'>
  readonly inbox: Pick<ConversationInbox, 'contactStates'>
  readonly hidden: HiddenCandidates
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember'>
}

/** An absent note stays; a blank one is cleared. `looked` says that somebody of the company has seen what changed. */
export interface ChangeBookmarkCommand {
  readonly actor: Actor
  readonly candidateUuid: Uuid
  readonly note?: string
  readonly looked: boolean
}

/** 'not-found' is also somebody who cannot be found now; their bookmark stays as it is. */
export type ChangeBookmarkProblem = BookmarkRightProblem | 'invalid' | 'not-found'

/** Changes the company's note of somebody whom it keeps, and marks them looked at. Rules: SRCH-41, SRCH-42. */
export const changeBookmark =
  (deps: ChangeBookmarkDeps) =>
  async (command: ChangeBookmarkCommand): Promise<Result<BookmarkedCandidate, ChangeBookmarkProblem>> => {
    const { actor, candidateUuid, looked } = command
    const bookmarker = await bookmarkerOf(deps, actor)
    if (!bookmarker.ok) return bookmarker
    const { companyUuid } = bookmarker.value
    const now = deps.clock.now()
    const [document, hidden, before] = await Promise.all([
      deps.directory.find(candidateUuid, now),
      deps.hidden.list(companyUuid),
      deps.bookmarks.find(companyUuid, candidateUuid),
    ])
    if (before === null || document === null || hidden.includes(candidateUuid)) return no('not-found')
    const note = command.note?.trim()
    const errors = validate({ note }, { note: [maxLength(BOOKMARK_NOTE_MAX_LENGTH)] })
    if (hasErrors(errors)) return invalid(errors)
    const noted =
      note === undefined ? before : await deps.bookmarks.saveNote(companyUuid, candidateUuid, note === '' ? null : note)
    const bookmark = looked
      ? await deps.bookmarks.markLooked(companyUuid, candidateUuid, bookmarkSnapshot(document), now)
      : noted
    // A colleague took it off meanwhile.
    if (bookmark === null) return no('not-found')
    const [member, views] = await Promise.all([
      deps.companies.findMember(bookmark.addedByUuid),
      candidateViews(deps.inbox, companyUuid, [document]),
    ])
    const [candidate] = views
    if (candidate === undefined) return no('not-found')
    const addedBy = member?.companyUuid === companyUuid ? `${member.firstName} ${member.lastName}` : null
    return ok({ bookmark, addedBy, candidate, changes: bookmarkChanges(bookmark.snapshot, document) })
  }
