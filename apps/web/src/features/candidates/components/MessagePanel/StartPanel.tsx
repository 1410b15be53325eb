import { Button } from '@guildhall/ui-kit/Button'
import { Facts } from '@guildhall/ui-kit/Facts'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Note } from '@guildhall/ui-kit/Note'
import { Status } from '@guildhall/ui-kit/Status'
import { Text } from '@guildhall/ui-kit/Text'
import { contactWords } from '../../contact-words.ts'
import { type MessagePanelProps, readOf } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import { say } from '../../../../shared/i18n/index.ts'

/** Nobody has written, or may write again: what happens, and the button. A refusal says why and who can change it. */
export const StartPanel = (props: MessagePanelProps) => {
  const { candidate, viewer, state, onEvent, now, close } = props
  const { firstName, contactState, respondsFast } = candidate
  const contact = contactWords(contactState, now, viewer.name)
  const declined = readOf(props)?.declineLabel ?? null
  const { freeContactsLeft } = viewer.entitlements
  const facts = [
    ...(respondsFast ? [{ id: 'answers', name: say('Answers'), value: '9 in 10 requests within 48 hours' }] : []),
    ...(freeContactsLeft === null
      ? []
      : [
          {
            id: 'left',
            name: say('Free left'),
            value: say('{freeContactsLeft} of your {freeContactsTotal} contact requests', {
              freeContactsLeft,
              freeContactsTotal: viewer.freeContactsTotal,
            }),
          },
        ]),
  ]
  return (
    <>
      <PanelHead close={close}>{say('Write to {firstName}', { firstName })}</PanelHead>
      {contact !== null && (
        <Status tone={contact.tone}>
          {contact.sentence}
          {declined !== null && ` “${declined}”`}
        </Status>
      )}
      <Text tone="muted">
        {say('{firstName} sees your name, your company and the offer. A conversation opens once there is interest.', {
          firstName,
        })}
      </Text>
      {facts.length > 0 && <Facts facts={facts} />}
      {viewer.mayContact ? (
        <Button
          look="primary"
          isBlock
          isDisabled={!state.facts.mayAsk}
          onPress={() => onEvent({ type: 'write-clicked' })}
        >
          {say('Send an opportunity')} <Kbd>m</Kbd>
        </Button>
      ) : (
        <Note>{say('Your role does not include contacting people. An admin of your company can change that.')}</Note>
      )}
    </>
  )
}
