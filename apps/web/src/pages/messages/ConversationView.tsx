import type { ConversationStatus } from '@guildhall/domain/conversations'
import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs } from '@guildhall/ui-kit/Icon'
import type { MenuAction } from '@guildhall/ui-kit/Menu'
import {
  closedReasonOf,
  type ConversationReader,
  type OpenConversation,
  otherSideOf,
  type OutgoingMessage,
} from '../../app/conversations/index.ts'
import { AnswerRequest, type SendAnswer } from '../../patterns/AnswerRequest/index.ts'
import { Composer, ComposerClosed } from '../../patterns/Composer/index.ts'
import { Beginning, type NewsRange, Thread, ThreadHead, ThreadLog } from '../../patterns/Thread/index.ts'
import { EndDialog, type Ending } from './EndDialog.tsx'

export interface ConversationViewProps {
  readonly open: OpenConversation
  readonly reader: ConversationReader
  readonly now: Date
  readonly news: NewsRange | null
  readonly isLoadingOlder: boolean
  readonly onLoadOlder: () => void
  readonly draft: string
  readonly onDraft: (text: string) => void
  readonly outgoing: readonly OutgoingMessage[]
  readonly onSend: (body: string) => void
  readonly onRetry: (clientId: string) => void
  readonly onDiscard: (clientId: string) => void
  readonly onArchive: (archived: boolean) => void
  readonly onAnswer: SendAnswer
  readonly onStatus: (to: ConversationStatus) => void
  readonly isChanging: boolean
  readonly backHref: string
  readonly backLabel: string
}

/** Statuses in which a contractor still sees the request itself, with who asks and what can be answered. */
const asRequest: readonly ConversationStatus[] = ['pending', 'declined', 'expired', 'withdrawn']

/** One conversation: its head, its log, and the composer or the reason why there is none. Source: product-spec §2 Messaging inbox; D1, D15. */
export const ConversationView = (props: ConversationViewProps) => {
  const { open, reader, now, onArchive, onStatus, isChanging, draft, onDraft, onSend } = props
  const { entry, possibleStatuses } = open
  const { status } = entry.conversation
  const [ending, setEnding] = useState<Ending | null>(null)
  const other = otherSideOf(entry, reader.side)
  const may = (to: ConversationStatus): boolean => possibleStatuses.includes(to)
  const isRequest = reader.side === 'contractor' && asRequest.includes(status)
  const canReopen = status === 'closed' && may('active')
  const closedReason = closedReasonOf(open, reader, now)

  const actions: readonly MenuAction[] = [
    ...(may('closed')
      ? [{ id: 'close', label: 'Close conversation', icon: glyphs.CircleX, onAction: () => onStatus('closed') }]
      : []),
    ...(canReopen
      ? [{ id: 'reopen', label: 'Reopen conversation', icon: glyphs.Undo2, onAction: () => onStatus('active') }]
      : []),
    ...(may('withdrawn')
      ? [{ id: 'withdraw', label: 'Withdraw request', icon: glyphs.Undo2, onAction: () => setEnding('withdrawn') }]
      : []),
    ...(may('blocked')
      ? [
          {
            id: 'block',
            label: 'Block',
            icon: glyphs.Lock,
            tone: 'danger' as const,
            onAction: () => setEnding('blocked'),
          },
        ]
      : []),
  ]

  return (
    <>
      <Thread
        label={`${isRequest ? 'Request from' : 'Conversation with'} ${other.name}`}
        head={
          <ThreadHead
            entry={entry}
            reader={reader}
            now={now}
            backHref={props.backHref}
            backLabel={props.backLabel}
            onArchive={onArchive}
            actions={actions}
          />
        }
        log={
          <ThreadLog
            open={open}
            reader={reader}
            now={now}
            outgoing={props.outgoing}
            news={props.news}
            isLoadingOlder={props.isLoadingOlder}
            onLoadOlder={props.onLoadOlder}
            onRetry={props.onRetry}
            onDiscard={props.onDiscard}
          >
            {isRequest ? (
              <AnswerRequest
                entry={entry}
                reader={reader}
                canAccept={may('active')}
                canDecline={may('declined')}
                onAnswer={props.onAnswer}
                now={now}
              />
            ) : (
              <Beginning entry={entry} reader={reader} now={now} />
            )}
          </ThreadLog>
        }
        foot={
          closedReason === null ? (
            <Composer to={other.firstName} text={draft} onChange={onDraft} onSend={onSend} />
          ) : status === 'pending' && isRequest ? null : (
            <ComposerClosed
              reason={closedReason}
              actions={
                canReopen && (
                  <Button size="sm" isPending={isChanging} onPress={() => onStatus('active')}>
                    Reopen
                  </Button>
                )
              }
            />
          )
        }
      />
      <EndDialog
        ending={ending}
        name={reader.side === 'contractor' ? entry.company.name : other.name}
        onClose={() => setEnding(null)}
        onEnd={onStatus}
      />
    </>
  )
}
