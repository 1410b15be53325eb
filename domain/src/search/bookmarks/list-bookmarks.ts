import type { CompanyDirectory } from '../../companies/index.ts'
import type { ConversationInbox, HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import { clampPage, ok } from '../../shared/index.ts'
import type { Page, PageRequest, Result } from '../../shared/index.ts'
import { bookmarkChanges } from './bookmark-changes.ts'
import type { BookmarkChange } from './bookmark-changes.ts'
import type { Bookmark, BookmarkRepository } from './bookmark-repository.port.ts'
import { authorizeBookmarks } from './bookmark-access.ts'
import type { BookmarkAccessDeps, BookmarkAccessProblem } from './bookmark-access.ts'
import type { CandidateDirectory } from '../candidates/candidate-directory.port.ts'
import { toCandidateViews } from '../candidates/candidate-views.ts'
import type { CandidateView } from '../candidates/visible-candidate.ts'

export interface ListBookmarksDeps extends BookmarkAccessDeps {
  readonly bookmarks: Pick<BookmarkRepository, 'list'>
  readonly directory: Pick<CandidateDirectory, 'list'>
  readonly inbox: Pick<ConversationInbox, 'listContactStates'>
  readonly hidden: HiddenCandidates
  readonly companies: Pick<CompanyDirectory, 'find' | 'listTeam'>
}

/** `whose` is the actor's own or the whole team's; `limit` is clamped to 1 to 100. */
export interface ListBookmarksCommand {
  readonly actor: Actor
  readonly whose: 'mine' | 'team'
  readonly page: PageRequest
}

export interface BookmarkedCandidate {
  readonly bookmark: Bookmark
  /** Null if the colleague has left. */
  readonly addedBy: string | null
  readonly candidate: CandidateView
  /** Since the bookmark was added or last viewed. */
  readonly changes: readonly BookmarkChange[]
}

export type ListBookmarksProblem = BookmarkAccessProblem

/**
 * Lists the company's bookmarks, newest first; candidates who cannot be found now are omitted, so that a page may be shorter. Rules:
 * SRCH-41, SRCH-43.
 */
export const listBookmarks =
  (deps: ListBookmarksDeps) =>
  async (command: ListBookmarksCommand): Promise<Result<Page<BookmarkedCandidate>, ListBookmarksProblem>> => {
    const { actor, page, whose } = command
    const bookmarker = await authorizeBookmarks(deps, actor)
    if (!bookmarker.ok) return bookmarker
    const { accountUuid, companyUuid } = bookmarker.value
    const [bookmarks, team] = await Promise.all([
      deps.bookmarks.list(companyUuid, whose === 'mine' ? accountUuid : null, clampPage(page)),
      deps.companies.listTeam(companyUuid),
    ])
    const marked = bookmarks.items.map(({ candidateUuid }) => candidateUuid)
    const hidden = await deps.hidden.among(companyUuid, marked)
    const wanted = marked.filter((uuid) => !hidden.has(uuid))
    const documents = await deps.directory.list(wanted, deps.clock.now())
    const views = new Map(
      (await toCandidateViews(deps.inbox, companyUuid, documents)).map((view) => [view.uuid, view] as const),
    )
    const names = new Map(team.map(({ firstName, lastName, uuid }) => [uuid, `${firstName} ${lastName}`] as const))
    const items = bookmarks.items.flatMap((bookmark) => {
      const candidate = views.get(bookmark.candidateUuid)
      if (candidate === undefined) return []
      const changes = bookmarkChanges(bookmark.snapshot, candidate)
      return [{ bookmark, addedBy: names.get(bookmark.addedByUuid) ?? null, candidate, changes }]
    })
    return ok({ items, nextCursor: bookmarks.nextCursor })
  }
