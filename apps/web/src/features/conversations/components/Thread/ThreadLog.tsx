import { type Message, ownMessageProblem } from '@guildhall/domain/conversations'
import { type ReactNode, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import type { ConversationReader } from '../../reader.ts'
import type { OpenConversation } from '../../api/from-wire.ts'
import type { OutgoingMessage } from '../../api/outbox.ts'
import { getAuthor } from '../../conversation-labels.ts'
import { formatDayLine } from '../../../../shared/format/formats.ts'
import { DateSeparator } from '../DateSeparator/index.ts'
import { TermsCard } from '../OfferCard/index.ts'
import { MessageBubble, MessageEdit, MessageStatus, SystemMessage } from '../MessageBubble/index.ts'
import { MessageMenu } from './MessageMenu.tsx'
import { markedMessages, type NewsRange, type ThreadItem, threadItems } from './thread-items.ts'
import styles from './Thread.module.css'
import { useMessageAnnouncement } from './use-message-announcement.ts'
import { useThreadScroll } from './use-thread-scroll.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ThreadLogProps {
  readonly open: OpenConversation
  readonly reader: ConversationReader
  readonly outgoing: readonly OutgoingMessage[]
  readonly news: NewsRange | null
  readonly isLoadingOlder: boolean
  readonly onLoadOlder: () => void
  readonly onRetry: (clientId: string) => void
  readonly onDiscard: (clientId: string) => void
  /** Edits an own message; null on success. */
  readonly onEdit?: ((message: Message, body: string) => Promise<string | null>) | undefined
  readonly onDelete?: ((message: Message) => void) | undefined
  /** Messages that are shown as deleted, although the deletion can still be undone. */
  readonly leaving?: ReadonlySet<string> | undefined
  readonly onReport?: ((message: Message) => void) | undefined
  readonly now: Date
  /** The start of the conversation: the offer and its outcome. Shown before the first message. */
  readonly children: ReactNode
}

const nobody: ReadonlySet<string> = new Set()
const DELETED = t('This message was deleted.')

const formatNews = (count: number): string => (count === 1 ? t('1 new message') : t('{count} new messages', { count }))

/** The messages of a conversation, newest at the end; older ones load as the user scrolls up. Rule: CONV-47. */
export const ThreadLog = (props: ThreadLogProps) => {
  const { open, reader, outgoing, news, isLoadingOlder, onLoadOlder, onRetry, onDiscard, now, children } = props
  const { onEdit, onDelete, onReport, leaving = nobody } = props
  const [editing, setEditing] = useState<string | null>(null)
  const { entry, messages } = open
  const hasOlder = messages.nextCursor !== null
  const { accountUuid } = reader
  const startedAt = entry.conversation.createdAt
  const items = threadItems({ messages: messages.items, outgoing, accountUuid, news, hasOlder, startedAt })
  const marks = markedMessages(messages.items, accountUuid, entry.readByOther)
  const newest = outgoing.at(-1)?.clientId ?? messages.items.at(-1)?.clientId ?? messages.items.at(-1)?.uuid
  const { log, isAtEnd, onScroll, toEnd } = useThreadScroll({
    first: messages.items[0]?.uuid,
    last: newest,
    isLastOwn: outgoing.length > 0,
    onNearStart: onLoadOlder,
  })
  const announcement = useMessageAnnouncement(open, reader)

  const show = (item: ThreadItem): ReactNode => {
    switch (item.type) {
      case 'day':
        return <DateSeparator key={item.key}>{formatDayLine(item.at, now)}</DateSeparator>
      case 'news':
        return (
          <div key={item.key} data-news>
            <DateSeparator isNew>{formatNews(item.count)}</DateSeparator>
          </div>
        )
      case 'outgoing': {
        const { clientId, body, at, docs, state, reason } = item.message
        return (
          <MessageBubble
            key={item.key}
            writer={item.isFirst ? getAuthor(entry, accountUuid, reader) : null}
            body={body}
            docs={docs}
            at={at}
            isSending={state === 'sending'}
            mark={
              state === 'sending' ? (
                <MessageStatus state="sending" />
              ) : (
                <MessageStatus
                  state={state}
                  reason={reason}
                  onRetry={() => onRetry(clientId)}
                  onDiscard={() => onDiscard(clientId)}
                />
              )
            }
          />
        )
      }
      default: {
        const { body, kind, senderUuid, sentAt, uuid } = item.message
        const { proposedTerms, offer } = entry.conversation
        if (kind === 'terms' && proposedTerms !== null && senderUuid !== null) {
          const isOwn = senderUuid === accountUuid
          const title = isOwn
            ? t('You suggest other terms')
            : t('{name} suggests other terms', { name: getAuthor(entry, senderUuid, reader).name })
          return (
            <div key={item.key} className={styles['terms']}>
              <TermsCard title={title} terms={proposedTerms} offer={offer} />
            </div>
          )
        }
        if (kind !== 'text' || senderUuid === null) {
          return (
            <SystemMessage key={item.key} icon={kind === 'terms' ? icons.SquarePen : icons.Info}>
              {body}
            </SystemMessage>
          )
        }
        const { message } = item
        const mark = marks.get(uuid)
        const isDeleted = message.deletedAt !== null || leaving.has(uuid)
        const isOwn = ownMessageProblem(message, entry.conversation, accountUuid, now) === null && reader.canWrite
        const isEditing = editing === uuid && isOwn && !isDeleted
        const menu = isDeleted ? undefined : (
          <MessageMenu
            onEdit={isOwn && onEdit !== undefined ? () => setEditing(uuid) : undefined}
            onDelete={isOwn && onDelete !== undefined ? () => onDelete(message) : undefined}
            onReport={senderUuid !== accountUuid && onReport !== undefined ? () => onReport(message) : undefined}
          />
        )
        return (
          <MessageBubble
            key={item.key}
            writer={item.isFirst ? getAuthor(entry, senderUuid, reader) : null}
            body={isDeleted ? DELETED : body}
            isDeleted={isDeleted}
            isEdited={message.editedAt !== null && !isDeleted}
            docs={isDeleted ? [] : message.docs}
            at={sentAt}
            menu={menu}
            mark={mark && !isDeleted && <MessageStatus state={mark} />}
          >
            {isEditing && onEdit !== undefined && (
              <MessageEdit body={body} onSave={(next) => onEdit(message, next)} onClose={() => setEditing(null)} />
            )}
          </MessageBubble>
        )
      }
    }
  }

  return (
    <div className={styles['logFrame']}>
      <div
        className={styles['log']}
        ref={log}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label={t('Messages')}
        // A scrolling region must be focusable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles['inner']} data-short={items.length === 0 || undefined}>
          {hasOlder ? (
            <div className={styles['older']}>
              <Button variant="quiet" size="sm" isPending={isLoadingOlder} onPress={onLoadOlder}>
                {t('Show earlier messages')}
              </Button>
            </div>
          ) : (
            <>
              <DateSeparator>{formatDayLine(startedAt, now)}</DateSeparator>
              {children}
            </>
          )}
          {items.map(show)}
        </div>
      </div>
      {!isAtEnd && (
        <Button size="sm" className={styles['toEnd']} onPress={toEnd}>
          <Icon icon={icons.ArrowDown} />
          {t('Newest')}
        </Button>
      )}
      <VisuallyHidden as="div" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </div>
  )
}
