import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Icon, icons } from '@guildhall/ui-kit/Icon'
import { IconButton, IconLink } from '@guildhall/ui-kit/IconButton'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Heading } from '@guildhall/ui-kit/Text'
import { formatDayLine, formatTime } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import type { Update } from '../../update.ts'
import { getActionLabel, getUpdateIcon } from './update-signs.ts'
import styles from './Updates.module.css'

export interface UpdateViewProps {
  readonly update: Loadable<Update>
  readonly now: Date
  readonly backHref: string
  readonly onArchive: (isArchived: boolean) => void
}

const Contents = ({ update, now, onArchive, backHref }: UpdateViewProps) => {
  if (update.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading the update')} className={styles['paper']}>
        <Skeleton variant="name" width="44%" />
        <Skeleton width="24%" />
        <Skeleton width="92%" />
        <Skeleton width="66%" />
      </SkeletonGroup>
    )
  }
  if (update.state === 'failed') {
    return (
      <div className={styles['center']}>
        <EmptyState
          illustration="lamp"
          title={t('This update did not load')}
          actions={
            <>
              <Button onPress={update.onRetry}>{t('Try again')}</Button>
              <LinkButton variant="quiet" href={backHref}>
                {t('Back to the list')}
              </LinkButton>
            </>
          }
        >
          {update.message}
        </EmptyState>
      </div>
    )
  }
  const { body, createdAt, isArchived, link, title, type } = update.value
  return (
    <article className={styles['paper']}>
      <header className={styles['paperHead']}>
        <span className={styles['sign']}>
          <Icon icon={getUpdateIcon(type)} />
        </span>
        <div className={styles['words']}>
          <Heading level={2} variant="heading">
            <bdi>{title}</bdi>
          </Heading>
          <p className={styles['when']}>
            <time dateTime={createdAt.toISOString()}>
              {formatDayLine(createdAt, now)}, {formatTime(createdAt)}
            </time>
          </p>
        </div>
        <IconButton
          label={isArchived ? t('Move back to the inbox') : t('Archive')}
          icon={isArchived ? icons.Undo2 : icons.Archive}
          onPress={() => onArchive(!isArchived)}
        />
      </header>
      {body.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className={styles['paragraph']} dir="auto">
          {paragraph}
        </p>
      ))}
      {link !== null && (
        <p>
          <LinkButton variant="primary" href={link}>
            {getActionLabel(link)}
          </LinkButton>
        </p>
      )}
    </article>
  )
}

/** One update: what it says, when it came, and where one acts. Rule: NOTE-9. */
export const UpdateView = (props: UpdateViewProps) => (
  <div className={styles['pane']}>
    <div className={styles['back']}>
      <IconLink href={props.backHref} label={t('Back to messages')} icon={icons.ArrowLeft} />
    </div>
    <Contents {...props} />
  </div>
)
