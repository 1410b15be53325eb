import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import styles from './PaneStates.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface NothingOpenProps {
  readonly title: string
  /** False if the list is empty, which has its own message: there is nothing to choose. */
  readonly hasRows: boolean
  readonly children: string
}

/** Shown next to the list while nothing is selected. */
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

/** A conversation could not be loaded. */
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
