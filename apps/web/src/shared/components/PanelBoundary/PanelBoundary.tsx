import { Button } from '@guildhall/ui-kit/Button'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isMissingPart } from '../../errors/missing-part.ts'
import { t } from '../../i18n/index.ts'
import styles from './PanelBoundary.module.css'

export interface PanelBoundaryProps {
  /** A failed panel is rendered again when this key changes, for example when another person or conversation is opened in it. */
  readonly resetKey?: string | number | null
  readonly children: ReactNode
}

/** Contains an exception in one panel: shows a failed state with Retry in its place, and the rest of the page keeps working. */
export const PanelBoundary = ({ resetKey = null, children }: PanelBoundaryProps) => (
  <CatchBoundary getResetKey={() => resetKey ?? ''} errorComponent={PanelFailed}>
    {children}
  </CatchBoundary>
)

const PanelFailed = ({ error, reset }: ErrorComponentProps) => {
  // A chunk that failed to load affects the whole page: only a page reload requests it again.
  if (isMissingPart(error)) throw error
  return (
    <div className={styles['failed']} role="alert">
      <p>{t('Something went wrong here.')}</p>
      <Button size="sm" onPress={reset}>
        {t('Retry')}
      </Button>
    </div>
  )
}
