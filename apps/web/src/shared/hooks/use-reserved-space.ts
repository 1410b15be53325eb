import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react'
import { writeStored, readStored, tabStorage } from '../storage/stored.ts'

interface Room {
  readonly height: number
  readonly width: number
}

/** The props of a block that reserves its space while its content loads. */
export interface ReservedSpace {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly style: CSSProperties | undefined
  /** Set while the block loads and its height is unknown; the content below is hidden until it has loaded. */
  readonly 'data-unsized': true | undefined
}

/**
 * Reserves for a block, while it loads, the height that it last had in this tab at this width, so that the content below does not shift. Rule: UI-38.
 */
export function useReservedSpace(block: string, isLoading: boolean): ReservedSpace {
  const key = `guildhall-room-${block}`
  const ref = useRef<HTMLDivElement>(null)
  const [room] = useState(() => readStored<Room>(tabStorage, key))
  useEffect(() => {
    const place = ref.current
    if (isLoading || place === null) return undefined
    const observer = new ResizeObserver(() =>
      writeStored(tabStorage, key, { height: place.offsetHeight, width: window.innerWidth }),
    )
    observer.observe(place)
    return () => observer.disconnect()
  }, [isLoading, key])
  const fits = isLoading && room?.height !== undefined && room.width === window.innerWidth
  return {
    ref,
    style: fits ? { height: room.height, overflow: 'hidden' } : undefined,
    'data-unsized': (isLoading && !fits) || undefined,
  }
}
