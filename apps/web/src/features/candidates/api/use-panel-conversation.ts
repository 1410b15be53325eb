import type { ConversationWire } from '@guildhall/rest-contract/client'
import { useQuery } from '@tanstack/react-query'
import type { PanelConversation } from '../components/MessagePanel/index.ts'
import { orThrow } from '../../../shared/api/client.ts'
import { type Loadable, toLoadable } from '../../../shared/loadable/loadable.ts'
import { conversationsKeys, offerFromWire } from '../../conversations/index.ts'
import { useHiringApi } from '../../../shared/api/hiring-api.ts'

const panelConversation = (wire: ConversationWire): PanelConversation => {
  const last = wire.messages.findLast(({ kind }) => kind === 'text')
  return {
    offer: offerFromWire(wire.offer_content),
    isOpened: wire.readByOther > 0,
    mayWithdraw: wire.possibleStatuses.includes('withdrawn'),
    unread: wire.unreadCount,
    lastMessage: last === undefined ? null : { words: last.message, at: new Date(last.sentAt), isOwn: last.own },
    declineLabel: wire.decline?.label ?? null,
  }
}

const NOT_FOUND = 404

/** The conversation details that the panel shows; undefined if there is no conversation, null if it is a colleague's and not to be read. Rule: CONV-49. */
export function usePanelConversation(uuid: string | undefined): Loadable<PanelConversation | null> | undefined {
  const { calls } = useHiringApi()
  const query = useQuery({
    queryKey: conversationsKeys.panel(uuid ?? ''),
    queryFn: async ({ signal }) => {
      const answer = await calls.readConversation({ params: { uuid: uuid ?? '' } }, { signal })
      if (!answer.ok && answer.status === NOT_FOUND) return null
      return panelConversation(orThrow(answer).conversation)
    },
    enabled: uuid !== undefined,
  })
  return uuid === undefined ? undefined : toLoadable(query)
}
