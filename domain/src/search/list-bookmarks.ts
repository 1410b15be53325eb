import type { CompanyDirectory } from '../companies/index.ts'
import type { ConversationInbox, HiddenCandidates } from '../conversations/index.ts'
import type { Actor } from '../identity/index.ts'
import { ok } from '../shared/index.ts'
import type { Result } from '../shared/index.ts'
import type { Bookmark, BookmarkRepository } from './bookmark-repository.port.ts'
import { bookmarkerOf } from './bookmark-rights.ts'
import type { BookmarkRightDeps, BookmarkRightProblem } from './bookmark-rights.ts'
import type { CandidateDirectory } from './candidate-directory.port.ts'
import { candidateViews } from './candidate-views.ts'
import type { CandidateView } from './visible-candidate.ts'

export interface ListBookmarksDeps extends BookmarkRightDeps {
  readonly bookmarks: Pick<BookmarkRepository, 'list'>
  readonly directory: Pick<CandidateDirectory, 'list'>
  readonly inbox: Pick<ConversationInbox, 'contactStates'>
  readonly hidden: HiddenCandidates
  readonly companies: Pick<CompanyDirectory, 'find' | 'team'>
}

export interface ListBookmarksCommand {
  readonly actor: Actor
}

export interface BookmarkedCandidate {
  readonly bookmark: Bookmark
  /** Null where the colleague has left. */
  readonly addedBy: string | null
  readonly candidate: CandidateView
}

export type ListBookmarksProblem = BookmarkRightProblem

/** The company's bookmarks, newest first; who cannot be found now is left out until they can. Source: product-spec §7; D6, D17. */
export const listBookmarks =
  (deps: ListBookmarksDeps) =>
  async ({ actor }: ListBookmarksCommand): Promise<Result<readonly BookmarkedCandidate[], ListBookmarksProblem>> => {
    const bookmarker = await bookmarkerOf(deps, actor)
    if (!bookmarker.ok) return bookmarker
    const { companyUuid } = bookmarker.value
    const [bookmarks, team, hidden] = await Promise.all([
      deps.bookmarks.list(companyUuid),
      deps.companies.team(companyUuid),
      deps.hidden.list(companyUuid),
    ])
    const wanted = bookmarks.map(({ candidateUuid }) => candidateUuid).filter((uuid) => !hidden.includes(uuid))
    const documents = await deps.directory.list(wanted, deps.clock.now())
    const views = new Map(
      (await candidateViews(deps.inbox, companyUuid, documents)).map((view) => [view.uuid, view] as const),
    )
    const names = new Map(team.map(({ firstName, lastName, uuid }) => [uuid, `${firstName} ${lastName}`] as const))
    return ok(
      bookmarks.flatMap((bookmark) => {
        const candidate = views.get(bookmark.candidateUuid)
        return candidate === undefined
          ? []
          : [{ bookmark, addedBy: names.get(bookmark.addedByUuid) ?? null, candidate }]
      }),
    )
  }
