import { useEffect } from 'react'
import { say } from '../i18n/index.ts'

/** Names the tab: "Search · Guildhall". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = say('{title} · Guildhall', { title })
  }, [title])
}
