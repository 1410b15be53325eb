import { type ConversationStatus, isContactVisible, type Message } from '@guildhall/domain/conversations'
import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { icons } from '@guildhall/ui-kit/Icon'
import type { MenuItem } from '@guildhall/ui-kit/Menu'
import { getClosedReason } from '../closed-reason.ts'
import { mayShare } from '../may-share.ts'
import type { ConversationReader } from '../reader.ts'
import type { OpenConversation } from '../api/from-wire.ts'
import { getOtherParticipant } from '../conversation-labels.ts'
import type { OutgoingMessage } from '../api/outbox.ts'
import { type TemplateInsert, TemplateGapNote, TemplateMenu, getGapError, appendText } from '../../templates/index.ts'
import { AnswerRequest, type SendAnswer } from '../components/AnswerRequest/index.ts'
import { Composer, type ComposerAttachments, ComposerClosed } from '../components/Composer/index.ts'
import { ContactStrip } from '../components/ContactStrip/index.ts'
import { ReportDialog, type ReportSubject, type SendReport } from '../../reports/index.ts'
import { ThreadStart, type NewsRange, Thread, ThreadHeader, ThreadLog } from '../components/Thread/index.ts'
import { EndDialog, type Ending } from '../components/EndDialog/index.ts'
import { t } from '../../../shared/i18n/index.ts'

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
  /** Edits and deletes own messages; messages about to be deleted are in `leaving`. */
  readonly onEdit?: (message: Message, body: string) => Promise<string | null>
  readonly onDelete?: (message: Message) => void
  readonly leaving?: ReadonlySet<string>
  readonly onShareContact?: (shares: boolean) => void
  readonly isSharing?: boolean
  readonly onReport?: SendReport
  readonly attachments?: ComposerAttachments
  readonly templates?: TemplateInsert
  readonly isTyping?: boolean
  readonly isOnline?: boolean
  readonly onArchive: (archived: boolean) => void
  /** Opens the files of the conversation. */
  readonly onFiles?: () => void
  /** Shares the conversation with the team, or takes that back. */
  readonly onShareWithTeam?: (shares: boolean) => void
  readonly onAnswer: SendAnswer
  readonly onStatus: (to: ConversationStatus) => void
  readonly isChanging: boolean
  readonly backHref: string
  readonly backLabel: string
}

/** Statuses in which a contractor still sees the request, with its company and the possible answers. */
const asRequest: readonly ConversationStatus[] = ['pending', 'declined', 'expired', 'withdrawn']

/** One conversation: its header, its log, and the composer or the reason why there is none. Rule: CONV-49. */
export const ConversationView = (props: ConversationViewProps) => {
  const { open, reader, now, onArchive, onStatus, isChanging, draft, onDraft, onSend } = props
  const { entry, possibleStatuses } = open
  const { status } = entry.conversation
  const [ending, setEnding] = useState<Ending | null>(null)
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const { attachments, onReport, onShareContact, templates } = props
  const other = getOtherParticipant(entry, reader.side)
  const may = (to: ConversationStatus): boolean => possibleStatuses.includes(to)
  const isRequest = reader.side === 'contractor' && asRequest.includes(status)
  const canReopen = status === 'closed' && may('active')
  const closedReason = getClosedReason(open, reader, now)

  const reportCompany = (): void => setReported({ type: 'company', uuid: entry.company.uuid, name: entry.company.name })

  const { onShareWithTeam } = props
  const { shared } = entry.conversation
  const actions: readonly MenuItem[] = [
    ...(onShareWithTeam !== undefined && mayShare(entry.conversation, reader)
      ? [
          {
            id: 'share',
            label: shared ? t('Stop sharing with the team') : t('Share with the team'),
            icon: icons.Users,
            onAction: () => onShareWithTeam(!shared),
          },
        ]
      : []),
    ...(may('closed')
      ? [{ id: 'close', label: t('Close conversation'), icon: icons.CircleX, onAction: () => onStatus('closed') }]
      : []),
    ...(canReopen
      ? [{ id: 'reopen', label: t('Reopen conversation'), icon: icons.Undo2, onAction: () => onStatus('active') }]
      : []),
    ...(may('withdrawn')
      ? [{ id: 'withdraw', label: t('Withdraw request'), icon: icons.Undo2, onAction: () => setEnding('withdrawn') }]
      : []),
    ...(onReport === undefined
      ? []
      : [
          {
            id: 'report',
            label: isRequest ? t('Report this request') : t('Report this conversation'),
            icon: icons.Flag,
            onAction: () =>
              setReported({
                type: isRequest ? 'request' : 'conversation',
                uuid: entry.conversation.uuid,
                name: isRequest ? t('this request') : t('this conversation'),
              }),
          },
          ...(reader.side === 'contractor'
            ? [
                {
                  id: 'report-company',
                  label: t('Report {name}', { name: entry.company.name }),
                  icon: icons.Building2,
                  onAction: reportCompany,
                },
              ]
            : []),
        ]),
    ...(may('blocked')
      ? [
          {
            id: 'block',
            label: t('Block'),
            icon: icons.Lock,
            tone: 'danger' as const,
            onAction: () => setEnding('blocked'),
          },
        ]
      : []),
  ]

  const isOpen = status === 'active'
  const contact =
    reader.side === 'contractor'
      ? (isOpen || isContactVisible(entry.conversation)) &&
        onShareContact && (
          <ContactStrip
            side="contractor"
            companyName={entry.company.name}
            isShared={entry.conversation.contactSharedAt !== null}
            isSharing={props.isSharing ?? false}
            onShare={onShareContact}
          />
        )
      : open.contact && <ContactStrip side="employer" firstName={other.firstName} contact={open.contact} />

  return (
    <>
      <Thread
        label={`${isRequest ? t('Request from') : t('Conversation with')} ${other.name}`}
        head={
          <ThreadHeader
            entry={entry}
            reader={reader}
            now={now}
            backHref={props.backHref}
            backLabel={props.backLabel}
            onArchive={onArchive}
            onFiles={entry.conversation.lastSequence > 0 ? props.onFiles : undefined}
            isTyping={props.isTyping}
            isOnline={props.isOnline}
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
            onEdit={props.onEdit}
            onDelete={props.onDelete}
            leaving={props.leaving}
            onReport={
              onReport &&
              (({ uuid }) =>
                setReported({
                  type: 'message',
                  uuid,
                  name: t('{firstName}’s message', { firstName: other.firstName }),
                }))
            }
          >
            {isRequest ? (
              <AnswerRequest
                entry={entry}
                reader={reader}
                canAccept={may('active')}
                canDecline={may('declined')}
                onAnswer={props.onAnswer}
                now={now}
                onReportCompany={onReport && reportCompany}
                onBlock={may('blocked') ? () => setEnding('blocked') : undefined}
              />
            ) : (
              <ThreadStart entry={entry} reader={reader} now={now} />
            )}
          </ThreadLog>
        }
        foot={
          closedReason === null ? (
            <div>
              {contact}
              {templates && (
                <TemplateGapNote insert={templates} onInsert={(text) => onDraft(appendText(draft, text))} />
              )}
              <Composer
                to={other.firstName}
                text={draft}
                onChange={onDraft}
                onSend={onSend}
                attachments={attachments}
                tools={templates && <TemplateMenu templates={templates.templates} onChoose={templates.onChoose} />}
                blocked={reader.side === 'employer' ? getGapError(draft) : null}
              />
            </div>
          ) : status === 'pending' && isRequest ? null : (
            <div>
              {contact}
              <ComposerClosed
                reason={closedReason}
                actions={
                  canReopen && (
                    <Button size="sm" isPending={isChanging} onPress={() => onStatus('active')}>
                      {t('Reopen')}
                    </Button>
                  )
                }
              />
            </div>
          )
        }
      />
      {onReport && <ReportDialog subject={reported} onClose={() => setReported(null)} onSend={onReport} />}
      <EndDialog
        ending={ending}
        name={reader.side === 'contractor' ? entry.company.name : other.name}
        onClose={() => setEnding(null)}
        onEnd={onStatus}
      />
    </>
  )
}
