import { Avatar } from '@guildhall/ui-kit/Avatar'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { Status } from '@guildhall/ui-kit/Status'
import { Text } from '@guildhall/ui-kit/Text'
import { nameOf } from '../../app/candidates/candidate-words.ts'
import { contactWords } from '../../app/candidates/contact-words.ts'
import { formatWhen } from '../../app/formats.ts'
import type { MessagePanelProps } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import styles from './MessagePanel.module.css'

/** A conversation that runs, or is closed: the last word of it, and the way there. */
export const ActivePanel = ({ candidate, viewer, now, conversation, close }: MessagePanelProps) => {
  const { contactState, firstName } = candidate
  const contact = contactWords(contactState, now, viewer.name)
  const last = conversation?.lastMessage ?? null
  const isColleagues = contactState !== null && contactState.by !== '' && contactState.by !== viewer.name
  return (
    <>
      <PanelHead close={close}>In touch with {firstName}</PanelHead>
      <div className={styles['words']}>
        <Status tone={contact?.tone ?? 'success'}>{contact?.sentence ?? 'In conversation'}</Status>
        {isColleagues && <Text tone="muted">{contactState.by} leads the conversation.</Text>}
      </div>
      {last !== null && (
        <div className={styles['last']}>
          <div className={styles['lastHead']}>
            <Avatar
              size="sm"
              name={nameOf(candidate)}
              id={candidate.uuid}
              src={candidate.profilePicture}
              isDecorative
            />
            <Text as="span" look="label" isOneLine>
              {last.isOwn ? 'Your side' : firstName}
            </Text>
            <Text as="span" look="caption">
              {formatWhen(last.at, now)}
            </Text>
          </div>
          <p className={styles['lastWords']} dir="auto">
            {last.words}
          </p>
          {(conversation?.unread ?? 0) > 0 && <Text look="caption">{conversation?.unread} unread</Text>}
        </div>
      )}
      {contactState !== null && (
        <LinkButton look="primary" isBlock href={`/messages/${contactState.conversationUuid}`}>
          Open conversation
        </LinkButton>
      )}
    </>
  )
}
