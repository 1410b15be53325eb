import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import styles from './PaneStates.module.css'

/** Beside the list while nothing is chosen in it. */
export const NothingOpen = ({ title, children }: { readonly title: string; readonly children: string }) => (
  <div className={styles['pane']}>
    <EmptyState drawing="letters" title={title}>
      {children}
    </EmptyState>
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
      drawing="lamp"
      title="This conversation did not load"
      actions={
        <>
          <Button onPress={onRetry}>Try again</Button>
          <LinkButton look="quiet" href={backHref}>
            Back to the list
          </LinkButton>
        </>
      }
    >
      {message}
    </EmptyState>
  </div>
)
