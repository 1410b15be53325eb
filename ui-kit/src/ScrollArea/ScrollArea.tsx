import {
  useEffect,
  useImperativeHandle,
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
  useEffect(() => {
    const box = region.current
    if (box === null) return
    // Also called once after the first layout.
    const observer = new ResizeObserver(() => setScrolls(isCut(box)))
    for (const element of [box, ...box.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <section ref={region} className={className} style={style} aria-label={label} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </section>
  )
}
