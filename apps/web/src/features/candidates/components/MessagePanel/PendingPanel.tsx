import { useState } from 'react'
import { addDays, REQUEST_EXPIRY_DAYS, REQUEST_REMINDER_DAYS } from '@guildhall/domain/shared'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Facts } from '@guildhall/ui-kit/Facts'
import { Status } from '@guildhall/ui-kit/Status'
import { Text } from '@guildhall/ui-kit/Text'
import { contactWords } from '../../contact-words.ts'
import { formatDate, formatDay } from '../../../../shared/format/formats.ts'
import { offerTerms } from './offer-terms.ts'
import { NotRead } from './NotRead.tsx'
import { type MessagePanelProps, readOf } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import { Timeline } from './Timeline.tsx'
import styles from './MessagePanel.module.css'
import { say } from '../../../../shared/i18n/index.ts'

/** A request that waits for its answer: since when, what comes next, and the way back. Rule: CONV-19. */
export const PendingPanel = (props: MessagePanelProps) => {
  const { candidate, viewer, now, onWithdraw, isWithdrawing = false, close } = props
  const conversation = readOf(props)
  const [asks, setAsks] = useState(false)
  const { firstName, contactState } = candidate
  const sentAt = contactState?.at ?? now
  const expiresAt = addDays(sentAt, REQUEST_EXPIRY_DAYS)
  const contact = contactWords(contactState, now, viewer.name)
  const [first, second] = REQUEST_REMINDER_DAYS
  return (
    <>
      <PanelHead close={close}>{say('Waiting for {firstName}', { firstName })}</PanelHead>
      <div className={styles['words']}>
        <Status tone="warning">{contact?.sentence ?? say('Request sent')}</Status>
        <Text tone="muted">
          {say('{firstName} has until {day} to answer; reminders go on day {first} and day {second}.', {
            firstName,
            day: formatDay(expiresAt, now),
            first,
            second,
          })}
        </Text>
      </div>
      <Timeline
        now={now}
        steps={[
          { id: 'sent', label: say('Request sent'), at: sentAt, isDone: true },
          ...(conversation?.isOpened === true ? [{ id: 'opened', label: say('Opened'), at: null, isDone: true }] : []),
          { id: 'first', label: say('First reminder'), at: addDays(sentAt, first) },
          { id: 'second', label: say('Second reminder'), at: addDays(sentAt, second) },
          { id: 'expires', label: say('Expires'), at: expiresAt },
        ]}
      />
      {conversation === undefined ? (
        <NotRead conversation={props.conversation} />
      ) : (
        <Facts
          facts={[
            { id: 'offer', name: say('Offer'), value: offerTerms(conversation.offer) },
            { id: 'start', name: say('Start'), value: formatDate(`${conversation.offer.startDate}T12:00:00`) },
          ]}
        />
      )}
      {contactState !== null && (
        <div className={styles['actions']}>
          <LinkButton href={`/messages/${contactState.conversationUuid}`}>{say('See offer')}</LinkButton>
          {conversation?.mayWithdraw === true && (
            <Button look="quiet" isPending={isWithdrawing} onPress={() => setAsks(true)}>
              {say('Withdraw')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        title={say('Withdraw the request?')}
        role="alertdialog"
        isOpen={asks}
        onOpenChange={setAsks}
        actions={
          <>
            <Button look="quiet" onPress={() => setAsks(false)}>
              {say('Keep it')}
            </Button>
            <Button
              look="danger"
              onPress={() => {
                setAsks(false)
                onWithdraw()
              }}
            >
              {say('Withdraw')}
            </Button>
          </>
        }
      >
        {say('{firstName} can no longer answer, and you can ask again after 30 days. This can’t be undone.', {
          firstName,
        })}
      </Dialog>
    </>
  )
}
