import { useEffect, useState } from 'react'

const read = (names: readonly string[]): readonly string[] => {
  const style = getComputedStyle(document.documentElement)
  return names.map((name) => style.getPropertyValue(name).trim())
}

/** The values of tokens as they are now: theme, density and width of the screen change them. */
export function useComputed(names: readonly string[]): readonly string[] {
  const key = names.join()
  const [values, setValues] = useState(() => read(names))
  useEffect(() => {
    const update = () => setValues(read(key.split(',')))
    update()
    const observer = new MutationObserver(update)
    observer.observe(document.documentElement, { attributes: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', update)
    }
  }, [key])
  return values
}

/** `0.5rem` as `8 px`. */
export function toPixels(value: string): string {
  const { amount, unit } = /^(?<amount>[\d.]+)(?<unit>rem|px)$/.exec(value)?.groups ?? {}
  return amount === undefined ? value : `${Number((Number(amount) * (unit === 'rem' ? 16 : 1)).toFixed(2))} px`
}
