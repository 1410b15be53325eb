import type { CompanyDirectory } from '../../companies/index.ts'
import type { ConversationInbox, HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import { hasErrors, invalid, maxLength, err, ok, validate } from '../../shared/index.ts'
import type { Result, Uuid } from '../../shared/index.ts'
import { bookmarkChanges, toBookmarkSnapshot } from './bookmark-changes.ts'
import type { BookmarkRepository } from './bookmark-repository.port.ts'
import { authorizeBookmarks } from './bookmark-access.ts'
import type { BookmarkAccessDeps, BookmarkAccessProblem } from './bookmark-access.ts'
import type { CandidateDirectory } from '../candidates/candidate-directory.port.ts'
import { toCandidateViews } from '../candidates/candidate-views.ts'
import type { BookmarkedCandidate } from './list-bookmarks.ts'

export const BOOKMARK_NOTE_MAX_LENGTH = 1_000

export interface ChangeBookmarkDeps extends BookmarkAccessDeps {
  readonly bookmarks: Pick<BookmarkRepository, 'find' | 'markViewed' | 'saveNote'>
  readonly directory: Pick<CandidateDirectory, 'find'>
  readonly inbox: Pick<ConversationInbox, 'listContactStates'>
  readonly hidden: HiddenCandidates
  readonly companies: Pick<CompanyDirectory, 'find' | 'findMember'>
}

/** An omitted note is unchanged; a blank one is cleared. `viewed` marks the changes as seen by the company. */
export interface ChangeBookmarkCommand {
  readonly actor: Actor
  readonly candidateUuid: Uuid
  readonly note?: string
  readonly viewed: boolean
}

/** 'not-found' also for candidates who cannot be found now; their bookmark is unchanged. */
export type ChangeBookmarkProblem = BookmarkAccessProblem | 'invalid' | 'not-found'

/** Changes the company's note on a bookmark, and marks it as viewed. Rules: SRCH-41, SRCH-42. */
export const changeBookmark =
  (deps: ChangeBookmarkDeps) =>
  async (command: ChangeBookmarkCommand): Promise<Result<BookmarkedCandidate, ChangeBookmarkProblem>> => {
    const { actor, candidateUuid, viewed } = command
    const bookmarker = await authorizeBookmarks(deps, actor)
    if (!bookmarker.ok) return bookmarker
    const { companyUuid } = bookmarker.value
    const now = deps.clock.now()
    const [document, isHidden, before] = await Promise.all([
      deps.directory.find(candidateUuid, now),
      deps.hidden.includes(companyUuid, candidateUuid),
      deps.bookmarks.find(companyUuid, candidateUuid),
    ])
    if (before === null || document === null || isHidden) return err('not-found')
    const note = command.note?.trim()
    const errors = validate({ note }, { note: [maxLength(BOOKMARK_NOTE_MAX_LENGTH)] })
    if (hasErrors(errors)) return invalid(errors)
    const noted =
      note === undefined ? before : await deps.bookmarks.saveNote(companyUuid, candidateUuid, note === '' ? null : note)
    const bookmark = viewed
      ? await deps.bookmarks.markViewed(companyUuid, candidateUuid, toBookmarkSnapshot(document), now)
      : noted
    // A colleague removed it meanwhile.
    if (bookmark === null) return err('not-found')
    const [member, views] = await Promise.all([
      deps.companies.findMember(bookmark.addedByUuid),
      toCandidateViews(deps.inbox, companyUuid, [document]),
    ])
    const [candidate] = views
    if (candidate === undefined) return err('not-found')
    const addedBy = member?.companyUuid === companyUuid ? `${member.firstName} ${member.lastName}` : null
    return ok({ bookmark, addedBy, candidate, changes: bookmarkChanges(bookmark.snapshot, document) })
  }
