import { lazy, Suspense, useEffect, useState } from 'react'
import { useHasOpened } from '../../../../shared/hooks/use-has-opened.ts'
import { SHOW_BOOKMARK_MODAL } from '../../api/use-bookmarks.ts'

const BookmarkModal = lazy(async () => ({ default: (await import('./BookmarkModal.tsx')).BookmarkModal }))

/** Opens the modal on the browser event 'show-bookmark-modal'. Rule: UI-12. */
export const BookmarkModalHost = () => {
  const [isOpen, setOpen] = useState(false)
  const hasOpened = useHasOpened(isOpen)
  useEffect(() => {
    const open = (): void => setOpen(true)
    window.addEventListener(SHOW_BOOKMARK_MODAL, open)
    return () => window.removeEventListener(SHOW_BOOKMARK_MODAL, open)
  }, [])
  if (!hasOpened) return null
  return (
    <Suspense>
      <BookmarkModal isOpen={isOpen} onOpenChange={setOpen} />
    </Suspense>
  )
}
