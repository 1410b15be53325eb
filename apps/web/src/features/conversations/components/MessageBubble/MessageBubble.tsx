import type { MessageFile } from '@guildhall/domain/conversations'
import type { ReactNode } from 'react'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Link } from '@guildhall/ui-kit/Link'
import { formatTime } from '../../../../shared/format/formats.ts'
import { FileLink, isPicture, PictureLink } from '../../../files/index.ts'
import styles from './MessageBubble.module.css'
import { textParts } from './links.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface MessageWriter {
  readonly name: string
  /** The name for the initials if there is no picture. */
  readonly monogramOf: string
  readonly id: string
  readonly picture: string | null
}

export interface MessageBubbleProps {
  /** Only the first of several messages by the same person names its author. */
  readonly writer: MessageWriter | null
  readonly body: string
  readonly at: Date
  readonly isSending?: boolean
  /** It was edited. */
  readonly isEdited?: boolean
  /** It was deleted; its text is gone. */
  readonly isDeleted?: boolean
  readonly docs?: readonly MessageFile[]
  /** The menu of the message's actions. */
  readonly menu?: ReactNode
  /** Replaces the text while it is being edited. */
  readonly children?: ReactNode
  /** The delivery status: sent, read, sending, not sent. */
  readonly mark?: ReactNode
}

/** A paragraph in its own direction, with addresses as safe links. */
const Paragraph = ({ line, children }: { readonly line: string; readonly children?: ReactNode }) => (
  <span className={styles['paragraph']} dir="auto">
    {textParts(line).map(({ text, href }, index) =>
      href === null ? (
        text
      ) : (
        <Link key={`${index} ${href}`} href={href} target="_blank" rel="noopener nofollow">
          {text}
        </Link>
      ),
    )}
    {children}
  </span>
)

/** A message: its paragraphs, each in its own direction, and its files, pictures among them shown. Rules: CONV-66, FILE-17. */
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
        <p className={styles['text']}>
          {body.split('\n').map((line, index, lines) => (
            <Paragraph key={`${index} ${line}`} line={line}>
              {isEdited && index === lines.length - 1 && <span className={styles['edited']}> {t('edited')}</span>}
            </Paragraph>
          ))}
        </p>
      )}
      {menu !== undefined && <div className={styles['menu']}>{menu}</div>}
    </div>
    {docs.length > 0 && (
      <ul className={styles['docs']} aria-label={t('Files')}>
        {docs.map(({ url, name }) => (
          <li key={url}>
            {isPicture(name) ? <PictureLink url={url} name={name} /> : <FileLink url={url} name={name} />}
          </li>
        ))}
      </ul>
    )}
    {mark}
  </div>
)
