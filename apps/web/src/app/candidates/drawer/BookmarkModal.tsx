import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Text } from '@guildhall/ui-kit/Text'
import { useEffect, useState } from 'react'
import { SHOW_BOOKMARK_MODAL } from '../use-bookmarks.ts'
import { useViewer } from '../viewer.ts'

/** Says that bookmarks come with a subscription; opened by the browser event 'show-bookmark-modal'. Source: product-spec §2. */
export const BookmarkModal = () => {
  const { mayChangePlan } = useViewer()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const open = (): void => setOpen(true)
    window.addEventListener(SHOW_BOOKMARK_MODAL, open)
    return () => window.removeEventListener(SHOW_BOOKMARK_MODAL, open)
  }, [])
  return (
    <Dialog
      title="Bookmarks"
      isOpen={isOpen}
      onOpenChange={setOpen}
      actions={
        <>
          <Button look="quiet" onPress={() => setOpen(false)}>
            Close
          </Button>
          {mayChangePlan && (
            <LinkButton look="primary" href="/sign-up/subscription-details" onPress={() => setOpen(false)}>
              Upgrade now
            </LinkButton>
          )}
        </>
      }
    >
      Please upgrade to a paid subscription in order to use this feature.
      {!mayChangePlan && <Text look="caption">An admin of your company can change the plan.</Text>}
    </Dialog>
  )
}
