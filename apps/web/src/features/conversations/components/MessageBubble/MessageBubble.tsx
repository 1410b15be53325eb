import type { MessageFile } from '@guildhall/domain/conversations'
import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Link } from '@guildhall/ui-kit/Link'
import { formatTime } from '../../../../shared/format/formats.ts'
import { FileLink } from '../../../files/index.ts'
import styles from './MessageBubble.module.css'
import { textParts } from './links.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface MessageWriter {
  readonly name: string
  /** Whose letters stand where there is no face. */
  readonly monogramOf: string
  readonly id: string
  readonly picture: string | null
}

export interface MessageBubbleProps {
  /** The first of several by the same person names them; the others follow without. */
  readonly writer: MessageWriter | null
  readonly body: string
  readonly at: Date
  readonly isSending?: boolean
  /** It was written anew. */
  readonly isEdited?: boolean
  /** It was taken back, and says nothing any more. */
  readonly isDeleted?: boolean
  readonly docs?: readonly MessageFile[]
  /** What can be done with it, behind one button. */
  readonly menu?: ReactNode
  /** Stands in the place of the words while they are being changed. */
  readonly children?: ReactNode
  /** Where the message stands: sent, read, on its way, not sent. */
  readonly mark?: ReactNode
}

/** What somebody wrote, as it was written: line breaks kept, addresses made safe links, each in its own direction. */
export const MessageBubble = ({
  writer,
  body,
  at,
  isSending = false,
  isEdited = false,
  isDeleted = false,
  docs = [],
  menu,
  children,
  mark,
}: MessageBubbleProps) => (
  <div
    className={styles['message']}
    data-first={writer !== null || undefined}
    data-sending={isSending || undefined}
    data-deleted={isDeleted || undefined}
  >
    {writer !== null && (
      <>
        <Avatar isDecorative className={styles['face']} name={writer.monogramOf} id={writer.id} src={writer.picture} />
        <p className={styles['by']}>
          <b>
            <bdi>{writer.name}</bdi>
          </b>
          <time dateTime={at.toISOString()}>{formatTime(at)}</time>
        </p>
      </>
    )}
    <div className={styles['said']}>
      {children || (
        <p className={styles['text']} dir="auto">
          {textParts(body).map(({ text, href }, index) =>
            href === null ? (
              text
            ) : (
              <Link key={`${index} ${href}`} href={href} target="_blank" rel="noopener nofollow">
                {text}
              </Link>
            ),
          )}
          {isEdited && <span className={styles['edited']}> {t('edited')}</span>}
        </p>
      )}
      {menu !== undefined && <div className={styles['menu']}>{menu}</div>}
    </div>
    {docs.length > 0 && (
      <ul className={styles['docs']} aria-label={t('Files')}>
        {docs.map(({ url, name }) => (
          <li key={url}>
            <FileLink url={url} name={name} />
          </li>
        ))}
      </ul>
    )}
    {mark}
  </div>
)
