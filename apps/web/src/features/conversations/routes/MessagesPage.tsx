import { lazy, Suspense, useEffect, useMemo } from 'react'
import { toConversationReader } from '../reader.ts'
import { useConversationCounts } from '../api/use-conversation-counts.ts'
import { useConversations } from '../api/use-conversations.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { useSignedIn } from '../../session/index.ts'
import { ThreadSkeleton } from '../components/Thread/index.ts'
import { MessagesView } from './MessagesView.tsx'
import { NothingOpen } from '../components/PaneStates/PaneStates.tsx'
import { t } from '../../../shared/i18n/index.ts'

const loadPane = () => import('./ConversationPane.tsx')
const ConversationPane = lazy(async () => ({ default: (await loadPane()).ConversationPane }))

export interface MessagesPageProps {
  /** The open conversation; null at the list's own address. */
  readonly conversationUuid: string | null
}

/** The inbox at /messages and /messages/:id. Rules: CONV-49, UI-1. */
export const MessagesPage = ({ conversationUuid }: MessagesPageProps) => {
  usePageTitle(t('Messages'))
  const session = useSignedIn()
  const reader = useMemo(() => toConversationReader(session), [session])
  const list = useConversations(reader.side)
  const counts = useConversationCounts()
  const now = useNow()
  useEffect(() => {
    // Preloads while the list is loading, so that the first conversation opens at once.
    loadPane().catch(() => undefined)
  }, [])
  return (
    <MessagesView list={list} counts={counts} reader={reader} conversationUuid={conversationUuid} now={now}>
      {conversationUuid === null ? (
        <NothingOpen
          title={t('Choose a conversation')}
          hasRows={list.state !== 'ready' || list.value.entries.length > 0}
        >
          {t('Requests and messages open here, beside the list.')}
        </NothingOpen>
      ) : (
        <Suspense fallback={<ThreadSkeleton />}>
          <ConversationPane
            key={conversationUuid}
            conversationUuid={conversationUuid}
            reader={reader}
            now={now}
            backHref="/messages"
            backLabel={t('Back to messages')}
          />
        </Suspense>
      )}
    </MessagesView>
  )
}
