import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefAttributes,
} from 'react'

export interface ScrollAreaProps extends RefAttributes<HTMLElement> {
  /** The accessible name, announced on focus. */
  readonly label: string
  /** Its size and `overflow`. */
  readonly className?: string | undefined
  /** Its size, where a class cannot say it. */
  readonly style?: CSSProperties | undefined
  /** Elements of a fixed number whose size may change. */
  readonly children: ReactNode
}

const isCut = (box: Element) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight

/** A scroll container; a tab stop only while its content overflows, so that arrow keys can scroll it. */
export const ScrollArea = ({ label, className, style, children, ref }: ScrollAreaProps) => {
  const region = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current)
  const [scrolls, setScrolls] = useState(false)
  useLayoutEffect(() => {
    const box = region.current
    if (box === null) return
    const measure = () => setScrolls(isCut(box))
    // The observer calls it first with the next frame; until then, the keyboard would not reach the content.
    measure()
    const observer = new ResizeObserver(measure)
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={region} className={className} style={style} aria-label={label} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </section>
  )
}
