import { Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Update } from '../../update.ts'
import { getUpdateIcon } from './update-signs.ts'
import styles from './Updates.module.css'

export interface UpdateItemProps {
  readonly update: Update
  readonly href: string
  readonly isCurrent?: boolean
  readonly now: Date
}

/** One row of the updates: what it is about, when, and how it begins. */
export const UpdateItem = ({ update, href, isCurrent = false, now }: UpdateItemProps) => (
  <div className={styles['item']} data-unread={!update.isRead || undefined} data-current={isCurrent || undefined}>
    <span className={styles['sign']}>
      <Icon icon={getUpdateIcon(update.type)} />
    </span>
    <p className={styles['title']}>
      {!update.isRead && <VisuallyHidden>{t('New:')} </VisuallyHidden>}
      <Link variant="plain" isStretched href={href} {...(isCurrent ? { 'aria-current': 'page' as const } : {})}>
        <bdi>{update.title}</bdi>
      </Link>
    </p>
    <p className={styles['when']}>
      <time dateTime={update.createdAt.toISOString()}>{formatWhen(update.createdAt, now)}</time>
    </p>
    <p className={styles['begin']} dir="auto">
      {update.body.replaceAll(/\s+/g, ' ')}
    </p>
    {!update.isRead && <span className={styles['dot']} />}
  </div>
)
