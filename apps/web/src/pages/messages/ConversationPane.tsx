import type { ConversationStatus } from '@guildhall/domain/conversations'
import { useState } from 'react'
import {
  type ConversationReader,
  type OpenConversation,
  useArchive,
  useChangeStatus,
  useDraft,
  useMarkRead,
  useOpenConversation,
  useOutgoing,
} from '../../app/conversations/index.ts'
import { type NewsRange, ThreadSkeleton } from '../../patterns/Thread/index.ts'
import { toasts } from '@guildhall/ui-kit/Toast'
import { ConversationView } from './ConversationView.tsx'
import { PaneFailed } from './PaneStates.tsx'

export interface ConversationPaneProps {
  readonly conversationUuid: string
  readonly reader: ConversationReader
  readonly now: Date
  readonly backHref: string
  readonly backLabel: string
}

const newsOf = ({ entry, messages }: OpenConversation): NewsRange | null => {
  const until = messages.items.at(-1)?.sequence ?? 0
  return entry.unreadCount === 0 ? null : { after: entry.readByMe, until, count: entry.unreadCount }
}

const said: Partial<Record<ConversationStatus, { readonly text: string; readonly undo?: ConversationStatus }>> = {
  closed: { text: 'Conversation closed', undo: 'active' },
  active: { text: 'Conversation reopened', undo: 'closed' },
  withdrawn: { text: 'Request withdrawn' },
  blocked: { text: 'Blocked' },
}

/** Reads a conversation and does what its screen asks for. Use it under a key of the conversation. */
export const ConversationPane = ({ conversationUuid, reader, now, backHref, backLabel }: ConversationPaneProps) => {
  const state = useOpenConversation(conversationUuid, reader.side)
  const loaded = state.conversation
  const open = loaded?.state === 'ready' ? loaded.value : null
  const outgoing = useOutgoing(reader.accountUuid, conversationUuid, open)
  const [draft, setDraft] = useDraft(reader.accountUuid, conversationUuid)
  const [news, setNews] = useState<NewsRange | null>()
  const setArchived = useArchive()
  const { isChanging, change, changeAndSay } = useChangeStatus(conversationUuid)
  useMarkRead(open)
  if (news === undefined && open !== null && state.isFresh) setNews(newsOf(open))

  if (loaded?.state === 'failed') return <PaneFailed {...loaded} backHref={backHref} />
  if (open === null) return <ThreadSkeleton />
  return (
    <ConversationView
      open={open}
      reader={reader}
      now={now}
      news={news ?? null}
      isLoadingOlder={state.isLoadingOlder}
      onLoadOlder={state.onLoadOlder}
      draft={draft}
      onDraft={setDraft}
      outgoing={outgoing.outgoing}
      onSend={(body) => {
        outgoing.onSend(body)
        setDraft('')
      }}
      onRetry={outgoing.onRetry}
      onDiscard={outgoing.onDiscard}
      onArchive={(archived) => setArchived(conversationUuid, archived)}
      onAnswer={async ({ status, ...answer }) => {
        const refused = await change(status, answer)
        if (refused === null) {
          const { name } = open.entry.company
          const text = status === 'active' ? `${name} knows that you are interested` : `You declined ${name}’s request`
          toasts.show({ text, tone: 'success' })
        }
        return refused
      }}
      onStatus={(to) => {
        const { text, undo } = said[to] ?? { text: 'Done' }
        changeAndSay(to, text, undo)
      }}
      isChanging={isChanging}
      backHref={backHref}
      backLabel={backLabel}
    />
  )
}
