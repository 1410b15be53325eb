import { declineReasons, type InboxEntry } from '@guildhall/domain/conversations'
import { Banner } from '@guildhall/ui-kit/Banner'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Stack } from '@guildhall/ui-kit/Stack'
import { type ConversationReader, type OpenConversation, statusWordsOf } from '../../app/conversations/index.ts'
import { AnswerRequest, type SendAnswer } from '../../patterns/AnswerRequest/index.ts'
import { Thread, ThreadHead } from '../../patterns/Thread/index.ts'
import styles from './RequestView.module.css'

export interface RequestViewProps {
  readonly open: OpenConversation
  readonly reader: ConversationReader
  readonly now: Date
  readonly onAnswer: SendAnswer
}

interface Outcome {
  readonly tone: 'success' | 'info'
  readonly title: string
  readonly text: string
  readonly opens: boolean
}

const declined = ({ declineReason }: InboxEntry['conversation']): string =>
  declineReason === null ? 'You declined.' : `You declined: ${declineReasons[declineReason]}.`

const outcomeOf = ({ entry, possibleStatuses }: OpenConversation): Outcome | null => {
  const { conversation, company } = entry
  const late = possibleStatuses.includes('active') ? ' If you changed your mind, you can still say yes.' : ''
  const over = (title: string, text: string): Outcome => ({ tone: 'info', title, text, opens: false })
  switch (conversation.status) {
    case 'active':
      return {
        tone: 'success',
        title: `You and ${company.name} are talking.`,
        text: 'The conversation is open for both of you.',
        opens: true,
      }
    case 'closed':
      return { tone: 'info', title: 'This conversation is closed.', text: 'You can still read it.', opens: true }
    case 'declined':
      return over(declined(conversation), late.trim())
    case 'expired':
      return over('This request has expired.', late.trim())
    case 'withdrawn':
      return over(`${company.name} withdrew this request.`, 'There is nothing to do.')
    case 'blocked':
      return over('This contact is blocked.', 'Nobody can write here any more.')
    default:
      return null
  }
}

/** One contact request: what is offered, who asks, and the answers; once answered, what comes next. Source: D1, D2. */
export const RequestView = ({ open, reader, now, onAnswer }: RequestViewProps) => {
  const { entry, possibleStatuses } = open
  const { status, uuid } = entry.conversation
  const outcome = outcomeOf(open)
  const words = statusWordsOf(entry, reader.side, now)
  return (
    <Thread
      label={`Request from ${entry.company.name}`}
      head={
        <ThreadHead
          entry={entry}
          reader={reader}
          now={now}
          backHref="/connect"
          backLabel="Back to requests"
          onArchive={null}
          actions={[]}
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
                      look={status === 'active' ? 'primary' : 'secondary'}
                      href={`/messages/${uuid}`}
                    >
                      Open conversation
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
            />
          </Stack>
        </div>
      }
      foot={null}
    />
  )
}
