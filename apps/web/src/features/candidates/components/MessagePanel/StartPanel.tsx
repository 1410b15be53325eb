import { Button } from '@guildhall/ui-kit/Button'
import { DescriptionList } from '@guildhall/ui-kit/DescriptionList'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { InlineMessage } from '@guildhall/ui-kit/InlineMessage'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { summarizeContact } from '../../contact-summary.ts'
import { type MessagePanelProps, getReadableConversation } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import { t } from '../../../../shared/i18n/index.ts'

/**
 * Shown if there is no request yet, or a new one is allowed: explains the process, with a button. If it is not allowed, says why and who can change
 * that.
 */
export const StartPanel = (props: MessagePanelProps) => {
  const { candidate, viewer, state, onEvent, now, close } = props
  const { firstName, contactState, respondsFast } = candidate
  const contact = summarizeContact(contactState, now, viewer.name)
  const declined = getReadableConversation(props)?.declineLabel ?? null
  const { freeContactsLeft, reason } = viewer.entitlements
  // Once the trial has ended, none can be used any more.
  const showsFreeContacts = freeContactsLeft !== null && (reason === null || reason === 'contact-requests-used-up')
  const facts = [
    ...(respondsFast
      ? [{ id: 'answers', term: t('Answers'), description: t('9 in 10 requests within 48 hours') }]
      : []),
    ...(!showsFreeContacts
      ? []
      : [
          {
            id: 'left',
            term: t('Free left'),
            description: t('{freeContactsLeft} of your {freeContactsTotal} contact requests', {
              freeContactsLeft,
              freeContactsTotal: viewer.freeContactsTotal,
            }),
          },
        ]),
  ]
  return (
    <>
      <PanelHead close={close}>{t('Write to {firstName}', { firstName })}</PanelHead>
      {contact !== null && (
        <StatusIndicator tone={contact.tone}>
          {contact.sentence}
          {declined !== null && ` “${declined}”`}
        </StatusIndicator>
      )}
      <Text tone="muted">
        {t('{firstName} sees your name, your company and the offer. A conversation opens once there is interest.', {
          firstName,
        })}
      </Text>
      {facts.length > 0 && <DescriptionList items={facts} />}
      {viewer.mayContact ? (
        <Button
          variant="primary"
          fullWidth
          isDisabled={!state.facts.canContactAgain}
          onPress={() => onEvent({ type: 'write-clicked' })}
        >
          {t('Send an opportunity')} <Kbd>m</Kbd>
        </Button>
      ) : (
        <InlineMessage>
          {t('Your role does not include contacting people. An admin of your company can change that.')}
        </InlineMessage>
      )}
    </>
  )
}
