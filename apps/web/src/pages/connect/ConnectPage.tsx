import { toasts } from '@guildhall/ui-kit/Toast'
import { useMemo } from 'react'
import {
  type ConversationReader,
  readerOf,
  useChangeStatus,
  useConversationCounts,
  useConversations,
  useMarkRead,
  useNow,
  useOpenConversation,
} from '../../app/conversations/index.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ThreadSkeleton } from '../../patterns/Thread/index.ts'
import { NothingOpen, PaneFailed } from '../messages/PaneStates.tsx'
import { ConnectView } from './ConnectView.tsx'
import { RequestView } from './RequestView.tsx'

interface RequestPaneProps {
  readonly conversationUuid: string
  readonly reader: ConversationReader
  readonly now: Date
}

/** Reads one request and sends its answer. */
const RequestPane = ({ conversationUuid, reader, now }: RequestPaneProps) => {
  const { conversation } = useOpenConversation(conversationUuid, reader.side)
  const { change } = useChangeStatus(conversationUuid)
  const open = conversation?.state === 'ready' ? conversation.value : null
  useMarkRead(open)
  if (conversation?.state === 'failed') return <PaneFailed {...conversation} backHref="/connect" />
  if (open === null) return <ThreadSkeleton />
  const { name } = open.entry.company
  return (
    <RequestView
      open={open}
      reader={reader}
      now={now}
      onAnswer={async ({ status, ...answer }) => {
        const refused = await change(status, answer)
        if (refused === null) {
          const text = status === 'active' ? `${name} knows that you are interested` : `You declined ${name}’s request`
          toasts.show({ text, tone: 'success' })
        }
        return refused
      }}
    />
  )
}

export interface ConnectPageProps {
  /** The open request; null on the page's own address. */
  readonly conversationUuid: string | null
}

/** A contractor's contact requests at /connect and /connect/:id. Source: product-spec §2; D1, D20. */
export const ConnectPage = ({ conversationUuid }: ConnectPageProps) => {
  usePageTitle('Requests')
  const session = useSignedIn()
  const reader = useMemo(() => readerOf(session), [session])
  const list = useConversations(reader.side)
  const { pendingRequests } = useConversationCounts()
  const now = useNow()
  return (
    <ConnectView
      list={list}
      pendingRequests={pendingRequests}
      reader={reader}
      conversationUuid={conversationUuid}
      now={now}
    >
      {conversationUuid === null ? (
        <NothingOpen title="Choose a request">What is offered, and by whom, opens here beside the list.</NothingOpen>
      ) : (
        <RequestPane key={conversationUuid} conversationUuid={conversationUuid} reader={reader} now={now} />
      )}
    </ConnectView>
  )
}
