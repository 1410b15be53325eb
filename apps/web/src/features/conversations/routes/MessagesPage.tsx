import { lazy, Suspense, useMemo } from 'react'
import { type ConversationReader, toConversationReader } from '../reader.ts'
import { useBadgeCounts } from '../api/use-conversation-counts.ts'
import { useConversations } from '../api/use-conversations.ts'
import { useNow } from '../../../shared/hooks/use-now.ts'
import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { useWhenIdle } from '../../../shared/hooks/use-when-idle.ts'
import { useSignedIn } from '../../session/index.ts'
import { ListSkeleton } from '../components/ConversationList/index.ts'
import { ThreadSkeleton } from '../components/Thread/index.ts'
import { MessagesView } from './MessagesView.tsx'
import { NothingOpen } from '../components/PaneStates/PaneStates.tsx'
import { t } from '../../../shared/i18n/index.ts'

const loadPane = () => import('./ConversationPane.tsx')
const ConversationPane = lazy(async () => ({ default: (await loadPane()).ConversationPane }))

const UpdatePane = lazy(async () => ({ default: (await import('./UpdatePane.tsx')).UpdatePane }))
const SearchResultsHost = lazy(async () => ({ default: (await import('./SearchResultsHost.tsx')).SearchResultsHost }))
const UpdateListHost = lazy(async () => ({ default: (await import('./UpdateListHost.tsx')).UpdateListHost }))

export interface MessagesPageProps {
  /** The open conversation; null at the list's own address. */
  readonly conversationUuid: string | null
  /** The open update; null if none is. */
  readonly updateUuid: string | null
}

/** The inbox at /messages, /messages/:id and /messages?update=:id. Rules: CONV-49, NOTE-9, UI-1. */
export const MessagesPage = ({ conversationUuid, updateUuid }: MessagesPageProps) => {
  usePageTitle(t('Messages'))
  const session = useSignedIn()
  const reader = useMemo(() => toConversationReader(session), [session])
  const list = useConversations(reader.side)
  const { pendingRequests, unreadConversations, unreadSystemMessages } = useBadgeCounts()
  const now = useNow()
  // So that the first conversation opens at once.
  useWhenIdle(() => void loadPane().catch(() => undefined))
  return (
    <MessagesView
      list={list}
      counts={{ unread: unreadConversations, pendingRequests }}
      reader={reader}
      conversationUuid={conversationUuid}
      now={now}
      updates={{
        unread: unreadSystemMessages,
        openUuid: updateUuid,
        renderList: (isArchive) => (
          <Suspense fallback={<ListSkeleton label={t('Loading updates')} />}>
            <UpdateListHost
              key={isArchive ? 'archive' : 'inbox'}
              isArchive={isArchive}
              unread={unreadSystemMessages}
              currentUuid={updateUuid}
              now={now}
            />
          </Suspense>
        ),
      }}
      renderSearch={(text, onClear) => (
        <Suspense fallback={<ListSkeleton label={t('Searching')} />}>
          <SearchResultsHost text={text} reader={reader} currentUuid={conversationUuid} now={now} onClear={onClear} />
        </Suspense>
      )}
      initiallyShown={updateUuid === null ? 'all' : 'updates'}
    >
      <OpenPane
        conversationUuid={conversationUuid}
        updateUuid={updateUuid}
        reader={reader}
        now={now}
        hasRows={list.state !== 'ready' || list.value.entries.length > 0}
      />
    </MessagesView>
  )
}

interface OpenPaneProps extends MessagesPageProps {
  readonly reader: ConversationReader
  readonly now: Date
  readonly hasRows: boolean
}

const OpenPane = ({ conversationUuid, updateUuid, reader, now, hasRows }: OpenPaneProps) => {
  if (conversationUuid !== null) {
    return (
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
    )
  }
  if (updateUuid !== null) {
    return (
      <Suspense fallback={null}>
        <UpdatePane key={updateUuid} updateUuid={updateUuid} now={now} backHref="/messages" />
      </Suspense>
    )
  }
  return (
    <NothingOpen title={t('Choose a conversation')} hasRows={hasRows}>
      {t('Requests and messages open here, beside the list.')}
    </NothingOpen>
  )
}
