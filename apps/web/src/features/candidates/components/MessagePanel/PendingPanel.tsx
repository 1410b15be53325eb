import { useState } from 'react'
import { addDays } from '@guildhall/domain/shared'
import { REQUEST_EXPIRY_DAYS, REQUEST_REMINDER_DAYS } from '@guildhall/domain/conversations'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { summarizeContact } from '../../contact-summary.ts'
import { formatDate, formatDay } from '../../../../shared/format/formats.ts'
import { formatWithdrawal } from '../../../conversations/index.ts'
import { offerTerms } from './offer-terms.ts'
import { ConversationPlaceholder } from './ConversationPlaceholder.tsx'
import { type MessagePanelProps, getConversationHref, getReadableConversation } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import { Timeline } from './Timeline.tsx'
import styles from './MessagePanel.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** A pending request: when it was sent, what happens next, and the button to withdraw it. Rule: CONV-19. */
export const PendingPanel = (props: MessagePanelProps) => {
  const { candidate, viewer, now, onWithdraw, isWithdrawing = false, close } = props
  const conversation = getReadableConversation(props)
  const href = getConversationHref(props)
  const [asks, setAsks] = useState(false)
  const { firstName, contactState } = candidate
  const sentAt = contactState?.at ?? now
  const expiresAt = addDays(sentAt, REQUEST_EXPIRY_DAYS)
  const contact = summarizeContact(contactState, now, viewer.name)
  const [first, second] = REQUEST_REMINDER_DAYS
  return (
    <>
      <PanelHead close={close}>{t('Waiting for {firstName}', { firstName })}</PanelHead>
      <div className={styles['words']}>
        <StatusIndicator tone="warning">{contact?.sentence ?? t('Request sent')}</StatusIndicator>
        <Text tone="muted">
          {t('{firstName} has until {day} to answer; reminders go on day {first} and day {second}.', {
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
          { id: 'sent', label: t('Request sent'), at: sentAt, isDone: true },
          ...(conversation?.isOpened === true ? [{ id: 'opened', label: t('Opened'), at: null, isDone: true }] : []),
          { id: 'first', label: t('First reminder'), at: addDays(sentAt, first) },
          { id: 'second', label: t('Second reminder'), at: addDays(sentAt, second) },
          { id: 'expires', label: t('Expires'), at: expiresAt },
        ]}
      />
      {conversation === undefined ? (
        <ConversationPlaceholder conversation={props.conversation} />
      ) : (
        <DescriptionList
          items={[
            { id: 'offer', term: t('Offer'), description: offerTerms(conversation.offer) },
            { id: 'start', term: t('Start'), description: formatDate(`${conversation.offer.startDate}T12:00:00`) },
          ]}
        />
      )}
      {href !== null && (
        <div className={styles['actions']}>
          <LinkButton href={href}>{t('See offer')}</LinkButton>
          {conversation?.mayWithdraw === true && (
            <Button variant="quiet" isPending={isWithdrawing} onPress={() => setAsks(true)}>
              {t('Withdraw')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        title={t('Withdraw the request?')}
        role="alertdialog"
        isOpen={asks}
        onOpenChange={setAsks}
        actions={
          <>
            <Button variant="quiet" onPress={() => setAsks(false)}>
              {t('Keep it')}
            </Button>
            <Button
              variant="danger"
              onPress={() => {
                setAsks(false)
                onWithdraw()
              }}
            >
              {t('Withdraw')}
            </Button>
          </>
        }
      >
        {formatWithdrawal(firstName)} {t('This can’t be undone.')}
      </Dialog>
    </>
  )
}
