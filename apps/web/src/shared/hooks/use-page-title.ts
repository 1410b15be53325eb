import { useEffect } from 'react'
import { t } from '../i18n/index.ts'

/** Sets the document title: "Search · Guildhall". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = t('{title} · Guildhall', { title })
  }, [title])
}
