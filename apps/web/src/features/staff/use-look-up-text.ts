import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useDebounced } from '../../shared/hooks/use-debounced.ts'

/** The text of a list's field. It is in the address too, so that the way back from an entry leads to what was found. */
export function useLookUpText(): {
  readonly text: string
  readonly onText: (text: string) => void
  /** What is searched: the text after a pause in typing. */
  readonly searched: string
} {
  const router = useRouter()
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const [list] = useState(pathname)
  const [text, setText] = useState(() => new URLSearchParams(searchStr).get('text') ?? '')
  const searched = useDebounced(text.trim())
  useEffect(() => {
    const query = searched === '' ? '' : `?${new URLSearchParams({ text: searched }).toString()}`
    // The user has opened an entry meanwhile: navigating to the list would close it again.
    if (router.latestLocation.pathname !== list) return
    if (query !== searchStr) void router.navigate({ href: `${list}${query}`, replace: true })
  }, [list, router, searchStr, searched])
  return { text, onText: setText, searched }
}
