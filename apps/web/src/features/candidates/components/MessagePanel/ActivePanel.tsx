import { Avatar } from '@guildhall/ui-kit/Avatar'
import { LinkButton } from '@guildhall/ui-kit/Button'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { fullName } from '../../format-candidate.ts'
import { summarizeContact } from '../../contact-summary.ts'
import { formatWhen } from '../../../../shared/format/formats.ts'
import { ConversationPlaceholder } from './ConversationPlaceholder.tsx'
import { type MessagePanelProps, getConversationHref, getReadableConversation } from './panel-props.ts'
import { PanelHead } from './PanelHead.tsx'
import styles from './MessagePanel.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** An active or closed conversation: its last message, and a link to it. */
export const ActivePanel = (props: MessagePanelProps) => {
  const { candidate, viewer, now, close } = props
  const conversation = getReadableConversation(props)
  const href = getConversationHref(props)
  const { contactState, firstName } = candidate
  const contact = summarizeContact(contactState, now, viewer.name)
  const last = conversation?.lastMessage ?? null
  const isColleagues = contactState !== null && contactState.by !== '' && contactState.by !== viewer.name
  return (
    <>
      <PanelHead close={close}>{t('In touch with {firstName}', { firstName })}</PanelHead>
      <div className={styles['words']}>
        <StatusIndicator tone={contact?.tone ?? 'success'}>{contact?.sentence ?? t('In conversation')}</StatusIndicator>
        {isColleagues && <Text tone="muted">{t('{by} leads the conversation.', { by: contactState.by })}</Text>}
      </div>
      <ConversationPlaceholder conversation={props.conversation} />
      {last !== null && (
        <div className={styles['last']}>
          <div className={styles['lastHead']}>
            <Avatar
              size="sm"
              name={fullName(candidate)}
              id={candidate.uuid}
              src={candidate.profilePicture}
              isDecorative
            />
            <Text as="span" variant="label" truncate>
              {last.isOwn ? t('Your side') : firstName}
            </Text>
            <Text as="span" variant="caption">
              {formatWhen(last.at, now)}
            </Text>
          </div>
          <p className={styles['lastWords']} dir="auto">
            {last.words}
          </p>
          {(conversation?.unread ?? 0) > 0 && (
            <Text variant="caption">{t('{unread} unread', { unread: conversation?.unread })}</Text>
          )}
        </div>
      )}
      {href !== null && (
        <LinkButton variant="primary" fullWidth href={href}>
          {t('Open conversation')}
        </LinkButton>
      )}
    </>
  )
}
