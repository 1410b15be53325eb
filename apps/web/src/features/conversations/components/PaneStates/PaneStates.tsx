import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import styles from './PaneStates.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface NothingOpenProps {
  readonly title: string
  /** False where the list itself is empty and says so: there is nothing to choose. */
  readonly hasRows: boolean
  readonly children: string
}

/** Beside the list while nothing is chosen in it. */
export const NothingOpen = ({ title, hasRows, children }: NothingOpenProps) => (
  <div className={styles['pane']}>
    {hasRows && (
      <EmptyState illustration="letters" title={title}>
        {children}
      </EmptyState>
    )}
  </div>
)

export interface PaneFailedProps {
  readonly message: string
  readonly onRetry: () => void
  readonly backHref: string
}

/** Where a conversation could not be read. */
export const PaneFailed = ({ message, onRetry, backHref }: PaneFailedProps) => (
  <div className={styles['pane']}>
    <EmptyState
      illustration="lamp"
      title={t('This conversation did not load')}
      actions={
        <>
          <Button onPress={onRetry}>{t('Try again')}</Button>
          <LinkButton variant="quiet" href={backHref}>
            {t('Back to the list')}
          </LinkButton>
        </>
      }
    >
      {message}
    </EmptyState>
  </div>
)
