import { icons } from '@guildhall/ui-kit/Icon'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { IconButton, IconLink } from '@guildhall/ui-kit/IconButton'
import { Menu, type MenuItem } from '@guildhall/ui-kit/Menu'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import type { ReactNode } from 'react'
import type { ConversationEntry } from '@guildhall/domain/conversations'
import type { ConversationReader } from '../../reader.ts'
import { getOtherParticipant, getStatusLine } from '../../conversation-labels.ts'
import { getVerificationLabel } from '../OfferCard/index.ts'
import styles from './Thread.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface ThreadHeaderProps {
  readonly entry: ConversationEntry
  readonly reader: ConversationReader
  readonly now: Date
  readonly backHref: string
  readonly backLabel: string
  /** Archives, or moves back to the inbox; null if the page has no archive. */
  readonly onArchive: ((archived: boolean) => void) | null
  /** Opens the files of the conversation; absent where there can be none. */
  readonly onFiles?: (() => void) | undefined
  /** The other side is writing now. */
  readonly isTyping?: boolean | undefined
  /** The other side has the conversation open now. */
  readonly isOnline?: boolean | undefined
  /** Close, reopen, withdraw: the actions that the status allows. */
  readonly actions: readonly MenuItem[]
}

/** The other person, the status with its date, and actions on the whole conversation. */
export const ThreadHeader = ({
  entry,
  reader,
  now,
  backHref,
  backLabel,
  onArchive,
  onFiles,
  isTyping = false,
  isOnline = false,
  actions,
}: ThreadHeaderProps) => {
  const other = getOtherParticipant(entry, reader.side)
  const status = getStatusLine(entry, reader.side, now)
  const verified = reader.side === 'contractor' ? getVerificationLabel(entry.company.verification) : null
  const shared = reader.side === 'employer' && entry.conversation.shared ? t('Shared with your team') : null
  const archiveLabel = entry.archived ? t('Move back to the inbox') : t('Archive')
  const archive: readonly MenuItem[] =
    onArchive === null
      ? []
      : [
          {
            id: 'archive',
            label: archiveLabel,
            icon: entry.archived ? icons.Undo2 : icons.Archive,
            onAction: () => onArchive(!entry.archived),
          },
        ]
  const files: readonly MenuItem[] =
    onFiles === undefined ? [] : [{ id: 'files', label: t('Files'), icon: icons.Paperclip, onAction: onFiles }]
  const all = [...files, ...archive, ...actions]
  const describe = (details: readonly (string | null)[]): ReactNode => {
    if (isTyping) return t('Writing…')
    const text = details.filter(Boolean).join(' · ')
    if (!isOnline) return text
    return (
      <>
        <StatusIndicator tone="success">{t('Online')}</StatusIndicator>
        {text !== '' && ` · ${text}`}
      </>
    )
  }
  return (
    <header className={styles['head']}>
      <span className={styles['back']}>
        <IconLink href={backHref} label={backLabel} icon={icons.ArrowLeft} />
      </span>
      <Avatar isDecorative size="sm" name={other.monogramName} id={other.id} src={other.picture} />
      <div className={styles['who']}>
        <Heading level={2} variant="person-name" truncate>
          <bdi>{other.name}</bdi>
        </Heading>
        <Text variant="caption" tone="muted" truncate className={styles['wide']}>
          {describe([other.headline, verified, shared])}
        </Text>
        <Text variant="caption" tone="muted" truncate className={styles['narrow']}>
          {describe([`${status.sentence} ${status.date}`, other.headline, shared])}
        </Text>
      </div>
      <VisuallyHidden as="div" role="status">
        {isTyping && t('{name} is writing', { name: other.firstName })}
      </VisuallyHidden>
      <span className={styles['status']}>
        <StatusIndicator tone={status.tone} date={status.date}>
          {status.sentence}
        </StatusIndicator>
      </span>
      {onFiles !== undefined && (
        <span className={styles['desk']}>
          <IconButton label={t('Files')} icon={icons.Paperclip} onPress={onFiles} />
        </span>
      )}
      {onArchive !== null && (
        <span className={styles['desk']}>
          <IconButton
            label={archiveLabel}
            icon={entry.archived ? icons.Undo2 : icons.Archive}
            onPress={() => onArchive(!entry.archived)}
          />
        </span>
      )}
      {all.length > 0 && (
        <span className={actions.length === 0 ? styles['phone'] : undefined}>
          <Menu
            label={t('Conversation')}
            trigger={<IconButton label={t('More')} icon={icons.Ellipsis} />}
            sections={[{ id: 'conversation', items: all }]}
          />
        </span>
      )}
    </header>
  )
}
