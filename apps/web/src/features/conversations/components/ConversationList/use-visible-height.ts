import { type RefObject, useEffect } from 'react'

/**
 * Sets the height of an open element to the visible viewport, so that a composer at its end stays above the keyboard of a phone. A
 * closed element is not measured, because that would force a layout while the page is rendered.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!isOpen || viewport === null) return undefined
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
  }, [element, isOpen])
}
