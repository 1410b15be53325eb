import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { t } from '../../i18n/index.ts'

export interface LeaveGuardProps {
  /** Whether the form has what was not saved. */
  readonly isDirty: boolean
}

/** Ends the question; true if the page may be left. */
type Answer = (mayLeave: boolean) => void

/** Asks before a page is left whose form has what was not saved; the browser asks before it closes the tab. Rule: UI-64. */
export const LeaveGuard = ({ isDirty }: LeaveGuardProps) => {
  // Stories of a form alone have no router.
  const router = useRouter({ warn: false }) as { readonly history: RouterHistory } | null
  const history = router?.history
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(
    () =>
      isDirty
        ? history?.block({
            blockerFn: async ({ currentLocation, nextLocation }) =>
              currentLocation.pathname !== nextLocation.pathname &&
              !(await new Promise<boolean>((resolve) => {
                setAnswer(() => resolve)
              })),
          })
        : undefined,
    [history, isDirty],
  )
  if (answer === null) return null
  const end = (mayLeave: boolean): void => {
    setAnswer(null)
    answer(mayLeave)
  }
  return (
    <Dialog
      title={t('Leave without saving?')}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) end(false)
      }}
      actions={
        <>
          <Button variant="quiet" onPress={() => end(true)}>
            {t('Leave')}
          </Button>
          <Button variant="primary" onPress={() => end(false)}>
            {t('Stay')}
          </Button>
        </>
      }
    >
      {t('What you have changed here is not saved yet.')}
    </Dialog>
  )
}
