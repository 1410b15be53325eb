import { declineReasons, type ConversationEntry } from '@guildhall/domain/conversations'
import { useState } from 'react'
import { Banner } from '@guildhall/ui-kit/Banner'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { icons } from '@guildhall/ui-kit/Icon'
import type { MenuItem } from '@guildhall/ui-kit/Menu'
import { Stack } from '@guildhall/ui-kit/Stack'
import type { ConversationReader } from '../../reader.ts'
import type { OpenConversation } from '../../api/from-wire.ts'
import { getAuthor, getStatusLine } from '../../conversation-labels.ts'
import { AnswerRequest, type SendAnswer } from '../../components/AnswerRequest/index.ts'
import { EndDialog } from '../../components/EndDialog/index.ts'
import { ReportDialog, type ReportSubject, type SendReport } from '../../../reports/index.ts'
import { MessageBubble } from '../../components/MessageBubble/index.ts'
import { Thread, ThreadHeader } from '../../components/Thread/index.ts'
import styles from './RequestView.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface RequestViewProps {
  readonly open: OpenConversation
  readonly reader: ConversationReader
  readonly now: Date
  readonly onAnswer: SendAnswer
  readonly onReport: SendReport
  /** Ends the contact permanently. */
  readonly onBlock: () => void
}

interface Outcome {
  readonly tone: 'success' | 'info'
  readonly title: string
  readonly text: string
  readonly opens: boolean
}

const declined = ({ declineReason }: ConversationEntry['conversation']): string =>
  declineReason === null
    ? t('You declined.')
    : t('You declined: {declineReasons}.', { declineReasons: t(declineReasons[declineReason]) })

const outcomeOf = ({ entry, possibleStatuses }: OpenConversation): Outcome | null => {
  const { conversation, company } = entry
  const late = possibleStatuses.includes('active') ? ` ${t('If you changed your mind, you can still say yes.')}` : ''
  const over = (title: string, text: string): Outcome => ({ tone: 'info', title, text, opens: false })
  switch (conversation.status) {
    case 'active':
      return {
        tone: 'success',
        title: t('You and {name} are talking.', { name: company.name }),
        text: t('The conversation is open for both of you.'),
        opens: true,
      }
    case 'closed':
      return {
        tone: 'info',
        title: t('This conversation is closed.'),
        text: t('You can still read it.'),
        opens: true,
      }
    case 'declined':
      return over(declined(conversation), late.trim())
    case 'expired':
      return over(t('This request has expired.'), late.trim())
    case 'withdrawn':
      return over(t('{name} withdrew this request.', { name: company.name }), t('There is nothing to do.'))
    case 'blocked':
      return over(t('This contact is blocked.'), t('Nobody can write here any more.'))
    default:
      return null
  }
}

const actionsOf = (onReport: () => void, onBlock: (() => void) | null): readonly MenuItem[] => [
  { id: 'report', label: t('Report this request'), icon: icons.Flag, onAction: onReport },
  ...(onBlock === null
    ? []
    : [{ id: 'block', label: t('Block'), icon: icons.Lock, tone: 'danger' as const, onAction: onBlock }]),
]

/** The message that came with the request, if there is one. Rule: CONV-65. */
const RequestMessage = ({ open: { entry, messages }, reader }: Pick<RequestViewProps, 'open' | 'reader'>) => {
  const [first] = messages.items
  if (
    first?.sequence !== 1 ||
    first.kind !== 'text' ||
    first.senderUuid === null ||
    first.senderUuid === entry.contractor.uuid
  )
    return null
  return (
    <MessageBubble
      writer={getAuthor(entry, first.senderUuid, reader)}
      body={first.body}
      docs={first.docs}
      at={first.sentAt}
    />
  )
}

/** One contact request: the offer, the company and the answers; once answered, the next steps. Rules: CONV-57, UI-33. */
export const RequestView = ({ open, reader, now, onAnswer, onReport, onBlock }: RequestViewProps) => {
  const { entry, possibleStatuses } = open
  const { status, uuid } = entry.conversation
  const outcome = outcomeOf(open)
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const [isBlocking, setBlocking] = useState(false)
  const canBlock = possibleStatuses.includes('blocked')
  const reportCompany = (): void => setReported({ type: 'company', uuid: entry.company.uuid, name: entry.company.name })
  const reportRequest = (): void => setReported({ type: 'request', uuid, name: t('this request') })
  const words = getStatusLine(entry, reader.side, now)
  return (
    <Thread
      label={t('Request from {name}', { name: entry.company.name })}
      head={
        <ThreadHeader
          entry={entry}
          reader={reader}
          now={now}
          backHref="/connect"
          backLabel={t('Back to requests')}
          onArchive={null}
          actions={actionsOf(reportRequest, canBlock ? () => setBlocking(true) : null)}
        />
      }
      log={
        <div className={styles['scroll']}>
          <Stack className={styles['inner']}>
            {outcome !== null && (
              <Banner
                tone={outcome.tone}
                title={outcome.title}
                actions={
                  outcome.opens && (
                    <LinkButton
                      size="sm"
                      variant={status === 'active' ? 'primary' : 'secondary'}
                      href={`/messages/${uuid}`}
                    >
                      {t('Open conversation')}
                    </LinkButton>
                  )
                }
              >
                {outcome.text}{' '}
                <span className={styles['since']}>
                  {words.sentence} {words.date}.
                </span>
              </Banner>
            )}
            <AnswerRequest
              entry={entry}
              reader={reader}
              canAccept={status !== 'closed' && possibleStatuses.includes('active')}
              canDecline={possibleStatuses.includes('declined')}
              onAnswer={onAnswer}
              now={now}
              message={<RequestMessage open={open} reader={reader} />}
              onReportCompany={reportCompany}
              onBlock={canBlock ? () => setBlocking(true) : undefined}
            />
            <ReportDialog subject={reported} onClose={() => setReported(null)} onSend={onReport} />
            <EndDialog
              ending={isBlocking ? 'blocked' : null}
              name={entry.company.name}
              onClose={() => setBlocking(false)}
              onEnd={onBlock}
            />
          </Stack>
        </div>
      }
      foot={null}
    />
  )
}
