import { toasts } from '@guildhall/ui-kit/Toast'
import { useNavigate } from '@tanstack/react-router'
import type { ConversationReader } from '../../reader.ts'
import { useChangeStatus } from '../../api/use-change-status.ts'
import { useMarkRead } from '../../api/use-mark-read.ts'
import { useOpenConversation } from '../../api/use-conversations.ts'
import { sendReport } from '../../../reports/index.ts'
import { ThreadSkeleton } from '../../components/Thread/index.ts'
import { PaneFailed } from '../../components/PaneStates/PaneStates.tsx'
import { RequestView } from './RequestView.tsx'
import { t } from '../../../../shared/i18n/index.ts'

export interface RequestPaneProps {
  readonly conversationUuid: string
  readonly reader: ConversationReader
  readonly now: Date
}

/** Loads one request and sends its answer; an acceptance leads on into the conversation. Rule: UI-33. Use it with the conversation's key. */
export const RequestPane = ({ conversationUuid, reader, now }: RequestPaneProps) => {
  const { conversation } = useOpenConversation(conversationUuid, reader.side)
  const { change, changeWithToast } = useChangeStatus(conversationUuid)
  const open = conversation?.state === 'ready' ? conversation.value : null
  const navigate = useNavigate()
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
      onBlock={() => changeWithToast('blocked', t('{name} is blocked', { name }))}
      onAnswer={async ({ status, ...answer }) => {
        const refused = await change(status, answer)
        if (refused === null) {
          const text =
            status === 'active'
              ? t('{name} knows that you are interested', { name })
              : t('You declined the request from {name}', { name })
          toasts.show({ text, tone: 'success' })
          if (status === 'active') void navigate({ to: '/messages/{-$id}', params: { id: conversationUuid } })
        }
        return refused
      }}
    />
  )
}
