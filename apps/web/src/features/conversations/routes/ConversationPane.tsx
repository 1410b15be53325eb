import type { ConversationStatus } from '@guildhall/domain/conversations'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ConversationReader } from '../reader.ts'
import type { OpenConversation } from '../api/from-wire.ts'
import { useArchive } from '../api/use-archive.ts'
import { useChangeStatus } from '../api/use-change-status.ts'
import { useDraft } from '../api/use-draft.ts'
import { useMarkRead } from '../api/use-mark-read.ts'
import { useOpenConversation } from '../api/use-conversations.ts'
import { useOutgoing } from '../api/use-outgoing.ts'
import { useOwnMessages } from '../api/use-own-messages.ts'
import { usePresence } from '../api/use-presence.ts'
import { useIsTyping, useTypingSignal } from '../api/use-typing.ts'
import { useShareContact } from '../api/use-share-contact.ts'
import { useShareWithTeam } from '../api/use-share-with-team.ts'
import { useAttachments } from '../../files/index.ts'
import { sendReport } from '../../reports/index.ts'
import { appendText, useTemplates } from '../../templates/index.ts'
import { type NewsRange, ThreadSkeleton } from '../components/Thread/index.ts'
import { toasts } from '@guildhall/ui-kit/Toast'
import { ConversationView } from './ConversationView.tsx'
import { getOtherParticipant } from '../conversation-labels.ts'
import { PaneFailed } from '../components/PaneStates/PaneStates.tsx'
import { t } from '../../../shared/i18n/index.ts'

const SharedFilesHost = lazy(async () => ({
  default: (await import('../components/SharedFiles/index.ts')).SharedFilesHost,
}))

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

const toastTexts: Partial<Record<ConversationStatus, { readonly text: string; readonly undo?: ConversationStatus }>> = {
  closed: { text: t('Conversation closed'), undo: 'active' },
  active: { text: t('Conversation reopened'), undo: 'closed' },
  withdrawn: { text: t('Request withdrawn') },
  blocked: { text: t('Blocked') },
}

/** Loads a conversation and performs its actions. Use it with the conversation's key. */
export const ConversationPane = ({ conversationUuid, reader, now, backHref, backLabel }: ConversationPaneProps) => {
  const state = useOpenConversation(conversationUuid, reader.side)
  const loaded = state.conversation
  const open = loaded?.state === 'ready' ? loaded.value : null
  const outgoing = useOutgoing(reader.accountUuid, conversationUuid, open)
  const [draft, setDraft] = useDraft(reader.accountUuid, conversationUuid)
  const [news, setNews] = useState<NewsRange | null>()
  const [showsFiles, setShowsFiles] = useState(false)
  const setArchived = useArchive()
  const { isChanging, change, changeWithToast } = useChangeStatus(conversationUuid)
  const own = useOwnMessages(conversationUuid)
  const { share, isSharing } = useShareContact(conversationUuid, open?.entry.conversation.status === 'active')
  const shareWithTeam = useShareWithTeam(conversationUuid)
  const isTyping = useIsTyping(conversationUuid)
  const isOnline = usePresence(conversationUuid, reader.canWrite && open?.entry.conversation.status === 'active')
  const signalTyping = useTypingSignal(conversationUuid)
  const attachments = useAttachments()
  const mayTemplate = reader.side === 'employer' && reader.canWrite
  // Text typed while a template was loading is preserved.
  const typed = useRef(draft)
  useEffect(() => {
    typed.current = draft
  }, [draft])
  const templates = useTemplates({ conversation: conversationUuid }, mayTemplate, (text) =>
    setDraft(appendText(typed.current, text)),
  )
  useMarkRead(open)
  if (news === undefined && open !== null && state.isFresh) setNews(newsOf(open))

  if (loaded?.state === 'failed') return <PaneFailed {...loaded} backHref={backHref} />
  if (open === null) return <ThreadSkeleton />
  return (
    <>
      <ConversationView
        open={open}
        reader={reader}
        now={now}
        news={news ?? null}
        isLoadingOlder={state.isLoadingOlder}
        onLoadOlder={state.onLoadOlder}
        draft={draft}
        onDraft={(text) => {
          setDraft(text)
          signalTyping(text)
        }}
        isTyping={isTyping}
        isOnline={isOnline}
        outgoing={outgoing.outgoing}
        onSend={(body) => {
          outgoing.onSend(body, attachments.takeUploaded())
          setDraft('')
        }}
        onRetry={outgoing.onRetry}
        onDiscard={outgoing.onDiscard}
        onEdit={own.edit}
        onDelete={own.remove}
        leaving={own.deleting}
        onShareContact={share}
        isSharing={isSharing}
        onReport={sendReport}
        attachments={attachments}
        {...(mayTemplate ? { templates } : {})}
        onShareWithTeam={shareWithTeam}
        onArchive={(archived) => setArchived(conversationUuid, archived)}
        onFiles={() => setShowsFiles(true)}
        onAnswer={async ({ status, ...answer }) => {
          const refused = await change(status, answer)
          if (refused === null) {
            const { name } = open.entry.company
            const text =
              status === 'active'
                ? t('{name} knows that you are interested', { name })
                : t('You declined the request from {name}', { name })
            toasts.show({ text, tone: 'success' })
          }
          return refused
        }}
        onStatus={(to) => {
          const { text, undo } = toastTexts[to] ?? { text: t('Done') }
          changeWithToast(to, text, undo)
        }}
        isChanging={isChanging}
        backHref={backHref}
        backLabel={backLabel}
      />
      {showsFiles && (
        <Suspense fallback={null}>
          <SharedFilesHost
            conversationUuid={conversationUuid}
            otherName={getOtherParticipant(open.entry, reader.side).firstName}
            onClose={() => setShowsFiles(false)}
          />
        </Suspense>
      )}
    </>
  )
}
