import { useEffect } from 'react'

/** Names the tab: "Search · Guildhall". */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Guildhall`
  }, [title])
}
