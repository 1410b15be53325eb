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
import { sendReport } from '../../app/safety/send-report.ts'
import { useSignedIn } from '../../app/session/index.ts'
import { usePageTitle } from '../../app/use-page-title.ts'
import { ThreadSkeleton } from '../../patterns/Thread/index.ts'
import { NothingOpen, PaneFailed } from '../messages/PaneStates.tsx'
import { ConnectView } from './ConnectView.tsx'
import { RequestView } from './RequestView.tsx'
import { say } from '../../words/index.ts'

interface RequestPaneProps {
  readonly conversationUuid: string
  readonly reader: ConversationReader
  readonly now: Date
}

/** Reads one request and sends its answer. */
const RequestPane = ({ conversationUuid, reader, now }: RequestPaneProps) => {
  const { conversation } = useOpenConversation(conversationUuid, reader.side)
  const { change, changeAndSay } = useChangeStatus(conversationUuid)
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
      onReport={sendReport}
      onBlock={() => changeAndSay('blocked', say('{name} is blocked', { name }))}
      onAnswer={async ({ status, ...answer }) => {
        const refused = await change(status, answer)
        if (refused === null) {
          const text =
            status === 'active'
              ? say('{name} knows that you are interested', { name })
              : say('You declined the request from {name}', { name })
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
  usePageTitle(say('Requests'))
  const session = useSignedIn()
  const reader = useMemo(() => readerOf(session), [session])
  const list = useConversations(reader.side)
  const { pendingRequests } = useConversationCounts()
  const now = useNow()
  const hasRequests = list.state !== 'ready' || list.value.entries.length > 0
  return (
    <ConnectView
      list={list}
      pendingRequests={pendingRequests}
      reader={reader}
      conversationUuid={conversationUuid}
      now={now}
    >
      {conversationUuid === null ? (
        <NothingOpen title={say('Choose a request')} hasRows={hasRequests}>
          {say('What is offered, and by whom, opens here beside the list.')}
        </NothingOpen>
      ) : (
        <RequestPane key={conversationUuid} conversationUuid={conversationUuid} reader={reader} now={now} />
      )}
    </ConnectView>
  )
}
