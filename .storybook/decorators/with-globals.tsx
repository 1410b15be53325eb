import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { KitProvider } from '../../ui-kit/src/KitProvider/index.ts'

/** The locale for each direction: Hebrew uses Latin digits, so screenshots stay comparable. */
const locales = { ltr: 'en-GB', rtl: 'he-IL' } as const

const setOrRemove = (name: string, value: string | undefined) =>
  value === undefined
    ? document.documentElement.removeAttribute(name)
    : document.documentElement.setAttribute(name, value)

/** Sets theme, direction, density and motion of the toolbar on the document, where the tokens read them. */
export const withGlobals: Decorator = (Story, { globals, parameters }) => {
  const direction = globals['direction'] === 'rtl' ? 'rtl' : 'ltr'
  const theme = globals['theme'] === 'system' ? undefined : String(globals['theme'])
  const density = globals['density'] === 'compact' ? 'compact' : undefined
  const motion = globals['motion'] === 'reduced' ? 'reduced' : undefined
  useEffect(() => {
    setOrRemove('data-theme', theme)
    setOrRemove('data-density', density)
    setOrRemove('data-motion', motion)
    document.documentElement.dir = direction
    document.documentElement.lang = locales[direction]
  }, [theme, density, motion, direction])
  return (
    <KitProvider locale={String(parameters['locale'] ?? locales[direction])} navigate={() => undefined}>
      <Story />
    </KitProvider>
  )
}
