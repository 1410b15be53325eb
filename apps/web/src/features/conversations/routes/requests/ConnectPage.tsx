import { lazy, Suspense, useEffect, useMemo } from 'react'
import { toConversationReader } from '../../reader.ts'
import { useConversationCounts } from '../../api/use-conversation-counts.ts'
import { useConversations } from '../../api/use-conversations.ts'
import { useNow } from '../../../../shared/hooks/use-now.ts'
import { useSignedIn } from '../../../session/index.ts'
import { usePageTitle } from '../../../../shared/hooks/use-page-title.ts'
import { ThreadSkeleton } from '../../components/Thread/index.ts'
import { NothingOpen } from '../../components/PaneStates/PaneStates.tsx'
import { ConnectView } from './ConnectView.tsx'
import { t } from '../../../../shared/i18n/index.ts'

const loadPane = () => import('./RequestPane.tsx')
const RequestPane = lazy(async () => ({ default: (await loadPane()).RequestPane }))

export interface ConnectPageProps {
  /** The open request; null at the list's own address. */
  readonly conversationUuid: string | null
}

/** A contractor's contact requests at /connect and /connect/:id. Rule: UI-33. */
export const ConnectPage = ({ conversationUuid }: ConnectPageProps) => {
  usePageTitle(t('Requests'))
  const session = useSignedIn()
  const reader = useMemo(() => toConversationReader(session), [session])
  const list = useConversations(reader.side)
  const { pendingRequests } = useConversationCounts()
  const now = useNow()
  useEffect(() => {
    // Preloads while the list is loading, so that the first request opens at once.
    loadPane().catch(() => undefined)
  }, [])
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
        <NothingOpen title={t('Choose a request')} hasRows={hasRequests}>
          {t('What is offered, and by whom, opens here beside the list.')}
        </NothingOpen>
      ) : (
        <Suspense fallback={<ThreadSkeleton />}>
          <RequestPane key={conversationUuid} conversationUuid={conversationUuid} reader={reader} now={now} />
        </Suspense>
      )}
    </ConnectView>
  )
}
