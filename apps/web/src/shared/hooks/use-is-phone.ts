import { useSyncExternalStore } from 'react'

/** The breakpoint `--phone` of the style sheets. */
const readPhone = (): MediaQueryList => matchMedia('(max-width: 720px)')

const subscribe = (onChange: () => void): (() => void) => {
  const phone = readPhone()
  phone.addEventListener('change', onChange)
  return () => phone.removeEventListener('change', onChange)
}

/** Whether the window is as narrow as a phone now. Components use `useIsPhone`. */
export const isPhone = (): boolean => readPhone().matches

/** Whether the window is as narrow as a phone: what styles hide there is then neither loaded nor rendered. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone)
