import { useEffect } from 'react'

const counted = /^\(\d+\+?\) /

/** Puts the number of new items before the page's title. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const write = (): void => {
      const plain = document.title.replace(counted, '')
      const title = count === 0 ? plain : `(${count > 99 ? '99+' : count}) ${plain}`
      if (document.title !== title) document.title = title
    }
    write()
    const watch = new MutationObserver(write)
    watch.observe(document.querySelector('title') ?? document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    return () => watch.disconnect()
  }, [count])
}
