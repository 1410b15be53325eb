import type { Answer } from '@guildhall/rest-contract/client'
import { toasts } from '@guildhall/ui-kit/Toast'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { beforeSignOut } from '../../../shared/api/before-sign-out.ts'
import { t } from '../../../shared/i18n/index.ts'

interface Listed {
  readonly uuid: string
}

/** What is removed from a list of the query cache, and how. */
export interface Removal<Item extends Listed> {
  readonly key: QueryKey
  readonly item: Item
  /** Items with the same one cannot be in the list twice. */
  readonly identity?: string
  /** The text of the toast that offers Undo. */
  readonly text: string
  readonly send: () => Promise<Answer<unknown, string>>
}

interface Waiting {
  readonly key: QueryKey
  readonly identity: string | undefined
  readonly finish: () => Promise<void>
}

/** Removals that have not been sent or answered yet, by the uuid of the item. */
const waiting = new Map<string, Waiting>()

/** The items of a list that are not being removed. */
export const withoutRemovals = <Item extends Listed>(list: readonly Item[]): readonly Item[] =>
  list.filter(({ uuid }) => !waiting.has(uuid))

/**
 * Removes an item from its list at once, and from the server when the toast has gone the page is left or the user signs out: until then Undo sends nothing, and the
 * item keeps all that belongs to it. If sending fails, the item is shown again and a toast offers Retry. Rules: SRCH-82, UI-21.
 */
export function removeWithUndo<Item extends Listed>(queries: QueryClient, removal: Removal<Item>): void {
  const { identity, item, key, send, text } = removal
  const before = queries.getQueryData<readonly Item[]>(key)
  let isDecided = false
  const decide = (): boolean => {
    if (isDecided) return false
    isDecided = true
    window.removeEventListener('pagehide', finishNow)
    dropTask()
    return true
  }
  const settle = (): Promise<void> => {
    waiting.delete(item.uuid)
    return queries.invalidateQueries({ queryKey: key })
  }
  const restore = (): void => {
    void settle()
    if (before !== undefined) queries.setQueryData(key, withoutRemovals(before))
  }
  const finish = async (): Promise<void> => {
    if (!decide()) return
    closeToast()
    const answer = await send()
    if (answer.ok || answer.status === 404) return settle()
    restore()
    const onAction = (): void => removeWithUndo(queries, removal)
    toasts.show({ text: answer.message, tone: 'danger', action: { label: t('Retry'), onAction } })
  }
  const finishNow = (): void => void finish()
  const undo = (): void => {
    if (decide()) restore()
  }
  waiting.set(item.uuid, { key, identity, finish })
  queries.setQueryData<readonly Item[]>(key, (list) => list && withoutRemovals(list))
  window.addEventListener('pagehide', finishNow)
  const dropTask = beforeSignOut(finish)
  const closeToast = toasts.show({ text, action: { label: t('Undo'), onAction: undo } }, { onClose: finishNow })
}

/** Sends the waiting removals of a list, all or those of one identity, before a change that they would be in the way of. */
export const finishRemovals = async (key: QueryKey, identity?: string): Promise<void> => {
  const due = [...waiting.values()].filter(
    (removal) => removal.key === key && (identity === undefined || removal.identity === identity),
  )
  await Promise.all(due.map(({ finish }) => finish()))
}
