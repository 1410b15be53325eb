import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import {
  type ConversationReader,
  type OpenConversation,
  type OutgoingMessage,
  writerOf,
} from '../../app/conversations/index.ts'
import { formatDayLine } from '../../app/formats.ts'
import { DayLine } from '../DayLine/index.ts'
import { TermsCard } from '../OfferCard/index.ts'
import { MessageBubble, MessageMark, SystemLine } from '../MessageBubble/index.ts'
import { markedMessages, type NewsRange, type ThreadItem, threadItems } from './thread-items.ts'
import styles from './Thread.module.css'
import { useNewsSaid } from './use-news-said.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

export interface ThreadLogProps {
  readonly open: OpenConversation
  readonly reader: ConversationReader
  readonly outgoing: readonly OutgoingMessage[]
  readonly news: NewsRange | null
  readonly isLoadingOlder: boolean
  readonly onLoadOlder: () => void
  readonly onRetry: (clientId: string) => void
  readonly onDiscard: (clientId: string) => void
  readonly now: Date
  /** What began the conversation: the offer, and what became of it. Stands before the first message. */
  readonly children: ReactNode
}

const newsWords = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`)

/** The messages of a conversation, newest at the end; older ones come in before as the reader goes up. Source: D15. */
export const ThreadLog = (props: ThreadLogProps) => {
  const { open, reader, outgoing, news, isLoadingOlder, onLoadOlder, onRetry, onDiscard, now, children } = props
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
  const said = useNewsSaid(open, reader)

  const show = (item: ThreadItem): ReactNode => {
    switch (item.type) {
      case 'day':
        return <DayLine key={item.key}>{formatDayLine(item.at, now)}</DayLine>
      case 'news':
        return (
          <div key={item.key} data-news>
            <DayLine isNew>{newsWords(item.count)}</DayLine>
          </div>
        )
      case 'outgoing': {
        const { clientId, body, at, state, reason } = item.message
        return (
          <MessageBubble
            key={item.key}
            writer={item.isFirst ? writerOf(entry, accountUuid, reader) : null}
            body={body}
            at={at}
            isSending={state === 'sending'}
            mark={
              state === 'sending' ? (
                <MessageMark state="sending" />
              ) : (
                <MessageMark
                  state="failed"
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
            ? 'You suggest other terms'
            : `${writerOf(entry, senderUuid, reader).name} suggests other terms`
          return (
            <div key={item.key} className={styles['terms']}>
              <TermsCard title={title} terms={proposedTerms} offer={offer} />
            </div>
          )
        }
        if (kind !== 'text' || senderUuid === null) {
          return (
            <SystemLine key={item.key} icon={kind === 'terms' ? glyphs.SquarePen : glyphs.Info}>
              {body}
            </SystemLine>
          )
        }
        const mark = marks.get(uuid)
        return (
          <MessageBubble
            key={item.key}
            writer={item.isFirst ? writerOf(entry, senderUuid, reader) : null}
            body={body}
            at={sentAt}
            mark={mark && <MessageMark state={mark} />}
          />
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
        aria-label="Messages"
        // The log scrolls: the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <div className={styles['inner']} data-short={items.length === 0 || undefined}>
          {hasOlder ? (
            <div className={styles['older']}>
              <Button look="quiet" size="sm" isPending={isLoadingOlder} onPress={onLoadOlder}>
                Show earlier messages
              </Button>
            </div>
          ) : (
            <>
              <DayLine>{formatDayLine(startedAt, now)}</DayLine>
              {children}
            </>
          )}
          {items.map(show)}
        </div>
      </div>
      {!isAtEnd && (
        <Button size="sm" className={styles['toEnd']} onPress={toEnd}>
          <Icon of={glyphs.ArrowDown} />
          Newest
        </Button>
      )}
      <VisuallyHidden as="div" aria-live="polite">
        {said}
      </VisuallyHidden>
    </div>
  )
}
