import { type Actor, type NameDirectory, readNames } from '../../identity/index.ts'
import { authorizeSearcher, SESSION_BOOKMARKS_MAX } from '../../search/index.ts'
import { ok, type Result } from '../../shared/index.ts'
import type { SessionLists, SessionListsView } from './session-lists.port.ts'

/** Notifications and system messages that a session starts with, each. */
const SESSION_PAGE = 20

export interface ListForSessionDeps {
  readonly names: NameDirectory
  readonly sessionLists: SessionListsView
}

export interface ListForSessionCommand {
  readonly actor: Actor
}

/**
 * Lists what a session starts with: notifications, system messages, and the bookmarks of the company for roles that may search. Rules: ONB-23,
 * ONB-29, PRIV-18.
 */
export const listForSession =
  ({ names, sessionLists }: ListForSessionDeps) =>
  async ({ actor }: ListForSessionCommand): Promise<Result<SessionLists, never>> => {
    const searcher = authorizeSearcher(actor)
    const lists = await sessionLists.get({
      accountUuid: actor.accountUuid,
      companyUuid: searcher.ok ? searcher.value.companyUuid : null,
      bookmarksMax: SESSION_BOOKMARKS_MAX,
      limit: SESSION_PAGE,
    })
    const { notifications } = lists
    const render = await readNames(
      names,
      notifications.items.map(({ text }) => text),
    )
    const items = notifications.items.map((item) => ({ ...item, text: render(item.text) }))
    return ok({ ...lists, notifications: { ...notifications, items } })
  }
