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
  /** What it holds, said when the keyboard reaches it. */
  readonly label: string
  /** Its size and `overflow`. */
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
  /** Elements that stay while it does; their size may change. */
  readonly children: ReactNode
}

const isCut = (box: Element) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight

/** What may not fit and then scrolls: only then the keyboard stops at it, so that its arrows can move it. */
export const ScrollArea = ({ label, className, style, children, ref }: ScrollAreaProps) => {
  const region = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const box = region.current
    if (box === null) return
    // Tells at once, too, once the page is laid out.
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
