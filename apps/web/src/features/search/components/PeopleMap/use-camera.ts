import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Camera, fitCamera, zoomCamera, panCamera, type Size } from './camera.ts'
import type { Spot } from './projection.ts'

const KEY_PIXELS = 96
const WHEEL_PIXELS_A_ZOOM = 240

const wheelPixels = ({ deltaMode, deltaY }: WheelEvent): number => deltaY * (deltaMode === 1 ? 24 : 1)

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: KEY_PIXELS, y: 0 },
  ArrowRight: { x: -KEY_PIXELS, y: 0 },
  ArrowUp: { x: 0, y: KEY_PIXELS },
  ArrowDown: { x: 0, y: -KEY_PIXELS },
}

/** The camera of a map with dragging, pinching, mouse wheel and keyboard. Until the user moves it, it fits all points, even when the size changes. */
export function useCamera(spots: readonly Spot[]) {
  const stage = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  const [moved, setMoved] = useState<Camera | null>(null)
  const pointers = useRef(new Map<number, Spot>())
  const camera = size === null ? null : (moved ?? fitCamera(spots, size))

  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  const change = (next: (camera: Camera, size: Size) => Camera): void => {
    if (size === null) return
    setMoved((before) => next(before ?? fitCamera(spots, size), size))
  }
  const zoom = (by: number, at?: Spot): void =>
    change((before, now) => zoomCamera(before, now, by, at ?? { x: now.width / 2, y: now.height / 2 }))

  const local = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Spot => {
    const box = stage.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  // React adds passive wheel listeners, so the page would scroll behind the map.
  const turn = useEffectEvent((event: WheelEvent): void => {
    event.preventDefault()
    zoom(-wheelPixels(event) / WHEEL_PIXELS_A_ZOOM, local(event))
  })
  useEffect(() => {
    const element = stage.current
    const listen = (event: WheelEvent): void => turn(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const drag = (event: PointerEvent): void => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const at = local(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, at)
    if (other === undefined) {
      change((camera, now) => panCamera(camera, now, { x: at.x - before.x, y: at.y - before.y }))
      return
    }
    const apart = (spot: Spot): number => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y))
    zoom(Math.log2(apart(at) / apart(before)), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
  }
  const release = (event: PointerEvent): void => void pointers.current.delete(event.pointerId)

  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (step !== undefined) change((before, now) => panCamera(before, now, step))
    else if (event.key === '+' || event.key === '=') zoom(1)
    else if (event.key === '-') zoom(-1)
    else if (event.key === '0') setMoved(null)
    else return
    event.preventDefault()
  }

  return {
    stage,
    size,
    camera,
    zoom,
    /** Fits all points again. */
    reset: () => setMoved(null),
    /** Fits these points, at least at the given zoom. */
    show: (some: readonly Spot[], zoomMin: number) =>
      change((_, now) => {
        const all = fitCamera(some, now, zoomMin + 1)
        return all.zoom >= zoomMin
          ? all
          : zoomCamera(all, now, zoomMin - all.zoom, { x: now.width / 2, y: now.height / 2 })
      }),
    handlers: {
      tabIndex: 0,
      onKeyDown: press,
      onPointerDown: (event: PointerEvent<HTMLDivElement>): void => {
        if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button') !== null)) return
        event.currentTarget.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, local(event))
      },
      onPointerMove: drag,
      onPointerUp: release,
      onPointerCancel: release,
    },
  }
}
