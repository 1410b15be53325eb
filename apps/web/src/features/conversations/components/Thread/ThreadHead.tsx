import { glyphs } from '@guildhall/ui-kit/Icon'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { IconButton, IconLink } from '@guildhall/ui-kit/IconButton'
import { Menu, type MenuAction } from '@guildhall/ui-kit/Menu'
import { Status } from '@guildhall/ui-kit/Status'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import type { ConversationEntry } from '@guildhall/domain/conversations'
import type { ConversationReader } from '../../reader.ts'
import { otherSideOf, statusWordsOf } from '../../words.ts'
import { verificationWords } from '../OfferCard/index.ts'
import styles from './Thread.module.css'
import { say } from '../../../../shared/i18n/index.ts'

export interface ThreadHeadProps {
  readonly entry: ConversationEntry
  readonly reader: ConversationReader
  readonly now: Date
  readonly backHref: string
  readonly backLabel: string
  /** Archives, or moves back; null where the page has no archive. */
  readonly onArchive: ((archived: boolean) => void) | null
  /** Close, reopen, withdraw: what is possible now. */
  readonly actions: readonly MenuAction[]
}

/** Who the conversation is with, where it stands since when, and what can be done with it as a whole. */
export const ThreadHead = ({ entry, reader, now, backHref, backLabel, onArchive, actions }: ThreadHeadProps) => {
  const other = otherSideOf(entry, reader.side)
  const status = statusWordsOf(entry, reader.side, now)
  const verified = reader.side === 'contractor' ? verificationWords(entry.company.verification) : null
  const archiveLabel = entry.archived ? say('Move back to the inbox') : say('Archive')
  const archive: readonly MenuAction[] =
    onArchive === null
      ? []
      : [
          {
            id: 'archive',
            label: archiveLabel,
            icon: entry.archived ? glyphs.Undo2 : glyphs.Archive,
            onAction: () => onArchive(!entry.archived),
          },
        ]
  const all = [...archive, ...actions]
  return (
    <header className={styles['head']}>
      <span className={styles['back']}>
        <IconLink href={backHref} label={backLabel} icon={glyphs.ArrowLeft} />
      </span>
      <Avatar isDecorative size="sm" name={other.monogramOf} id={other.id} src={other.picture} />
      <div className={styles['who']}>
        <Heading level={2} look="person-name" isOneLine>
          <bdi>{other.name}</bdi>
        </Heading>
        <Text look="caption" tone="muted" isOneLine className={styles['wide']}>
          {[other.line, verified].filter(Boolean).join(' · ')}
        </Text>
        <Text look="caption" tone="muted" isOneLine className={styles['narrow']}>
          {[`${status.sentence} ${status.date}`, other.line].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <span className={styles['status']}>
        <Status tone={status.tone} date={status.date}>
          {status.sentence}
        </Status>
      </span>
      {onArchive !== null && (
        <span className={styles['desk']}>
          <IconButton
            label={archiveLabel}
            icon={entry.archived ? glyphs.Undo2 : glyphs.Archive}
            onPress={() => onArchive(!entry.archived)}
          />
        </span>
      )}
      {all.length > 0 && (
        <span className={actions.length === 0 ? styles['phone'] : undefined}>
          <Menu
            label={say('Conversation')}
            trigger={<IconButton label={say('More')} icon={glyphs.Ellipsis} />}
            groups={[{ id: 'conversation', actions: all }]}
          />
        </span>
      )}
    </header>
  )
}
