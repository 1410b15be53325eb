import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Text } from '@guildhall/ui-kit/Text'
import { useEffect, useState } from 'react'
import { SHOW_BOOKMARK_MODAL } from '../use-bookmarks.ts'
import { useViewer } from '../viewer.ts'
import { say } from '../../../words/index.ts'

/** Says that bookmarks come with a subscription; opened by the browser event 'show-bookmark-modal'. Source: product-spec §2. */
export const BookmarkModal = () => {
  const { invoicePending, isSuspended, mayChangePlan } = useViewer()
  const pays = invoicePending || isSuspended
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (): void => setOpen(true)
    window.addEventListener(SHOW_BOOKMARK_MODAL, open)
    return () => window.removeEventListener(SHOW_BOOKMARK_MODAL, open)
  }, [])
  return (
    <Dialog
      title={say('Bookmarks')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      actions={
        <>
          <Button look="quiet" onPress={() => setOpen(false)}>
            {say('Close')}
          </Button>
          {mayChangePlan && (
            <LinkButton
              look="primary"
              href={pays ? '/settings/billing' : '/sign-up/subscription-details'}
              onPress={() => setOpen(false)}
            >
              {pays ? say('Activate subscription') : say('Upgrade now')}
            </LinkButton>
          )}
        </>
      }
    >
      {say('Please upgrade to a paid subscription in order to use this feature.')}
      {!mayChangePlan && <Text look="caption">{say('An admin of your company can change the plan.')}</Text>}
    </Dialog>
  )
}
