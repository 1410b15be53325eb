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

/** The conversation details that the panel shows; undefined if there is no conversation. */
export function usePanelConversation(uuid: string | undefined): Loadable<PanelConversation> | undefined {
  const { calls } = useHiringApi()
  const query = useQuery({
    queryKey: conversationsKeys.panel(uuid ?? ''),
    queryFn: async ({ signal }) =>
      panelConversation(
        orThrow(await calls.readConversation({ params: { uuid: uuid ?? '' } }, { signal })).conversation,
      ),
    enabled: uuid !== undefined,
  })
  return uuid === undefined ? undefined : toLoadable(query)
}
