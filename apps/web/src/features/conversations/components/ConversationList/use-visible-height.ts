import { type RefObject, useEffect } from 'react'

/** Sets an element's height to the visible viewport, so that a composer at its end stays above the keyboard of a phone. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (viewport === null) return undefined
    const measure = (): void => {
      element.current?.style.setProperty('--visible-height', `${viewport.height}px`)
      element.current?.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [element])
}
