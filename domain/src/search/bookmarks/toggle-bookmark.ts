import type { HiddenCandidates } from '../../conversations/index.ts'
import type { Actor } from '../../identity/index.ts'
import { err, ok } from '../../shared/index.ts'
import type { Result, Uuid } from '../../shared/index.ts'
import { toBookmarkSnapshot } from './bookmark-changes.ts'
import type { BookmarkRepository } from './bookmark-repository.port.ts'
import { authorizeBookmarks } from './bookmark-access.ts'
import type { BookmarkAccessDeps, BookmarkAccessProblem } from './bookmark-access.ts'
import type { CandidateDirectory } from '../candidates/candidate-directory.port.ts'

export interface ToggleBookmarkDeps extends BookmarkAccessDeps {
  readonly bookmarks: Pick<BookmarkRepository, 'add' | 'remove'>
  readonly directory: Pick<CandidateDirectory, 'find'>
  readonly hidden: HiddenCandidates
}

export interface ToggleBookmarkCommand {
  readonly actor: Actor
  readonly candidateUuid: Uuid | null
}

/** 'missing-candidate' has the message BOOKMARK_ERROR; 'not-found': the candidate cannot be found and was not bookmarked. */
export type ToggleBookmarkProblem = BookmarkAccessProblem | 'missing-candidate' | 'not-found'

/** Spelt as the specification spells it. Rule: SRCH-40. */
export const BOOKMARK_ERROR = 'There was an error tryinng to bookmark this user.'

/**
 * Adds the bookmark if absent, removes it if present: the repository's `add` decides, so that two concurrent calls are two toggles.
 * Candidates who can no longer be found can still be removed. Rules: SRCH-39, SRCH-43.
 */
export const toggleBookmark =
  (deps: ToggleBookmarkDeps) =>
  async (command: ToggleBookmarkCommand): Promise<Result<{ readonly bookmarked: boolean }, ToggleBookmarkProblem>> => {
    const { actor, candidateUuid } = command
    const bookmarker = await authorizeBookmarks(deps, actor)
    if (!bookmarker.ok) return bookmarker
    if (candidateUuid === null || candidateUuid.trim() === '') return err('missing-candidate')
    const { accountUuid, companyUuid } = bookmarker.value
    const now = deps.clock.now()
    const [candidate, isHidden] = await Promise.all([
      deps.directory.find(candidateUuid, now),
      deps.hidden.includes(companyUuid, candidateUuid),
    ])
    const findable = candidate !== null && !isHidden
    const added =
      findable &&
      (await deps.bookmarks.add({
        companyUuid,
        candidateUuid,
        addedByUuid: accountUuid,
        addedAt: now,
        note: null,
        snapshot: toBookmarkSnapshot(candidate),
        viewedAt: null,
      }))
    if (added) return ok({ bookmarked: true })
    const removed = await deps.bookmarks.remove(companyUuid, candidateUuid)
    return removed || findable ? ok({ bookmarked: false }) : err('not-found')
  }
