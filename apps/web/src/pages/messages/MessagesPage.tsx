import { useMemo } from 'react'
import { readerOf, useConversationCounts, useConversations, useNow } from '../../app/conversations/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { ConversationPane } from './ConversationPane.tsx'
import { MessagesView } from './MessagesView.tsx'
import { NothingOpen } from './PaneStates.tsx'

export interface MessagesPageProps {
  /** The open conversation; null on the page's own address. */
  readonly conversationUuid: string | null
}

/** The inbox at /messages and /messages/:id. Source: product-spec §2; D15, D20. */
export const MessagesPage = ({ conversationUuid }: MessagesPageProps) => {
  usePageTitle('Messages')
  const session = useSignedIn()
  const reader = useMemo(() => readerOf(session), [session])
  const list = useConversations(reader.side)
  const counts = useConversationCounts()
  const now = useNow()
  return (
    <MessagesView list={list} counts={counts} reader={reader} conversationUuid={conversationUuid} now={now}>
      {conversationUuid === null ? (
        <NothingOpen title="Choose a conversation">Requests and messages open here, beside the list.</NothingOpen>
      ) : (
        <ConversationPane
          key={conversationUuid}
          conversationUuid={conversationUuid}
          reader={reader}
          now={now}
          backHref="/messages"
          backLabel="Back to messages"
        />
      )}
    </MessagesView>
  )
}
