import type { Decorator } from '@storybook/react-vite'
import { useEffect } from 'react'
import { KitProvider } from '../../ui-kit/src/KitProvider/index.ts'

/** Languages that stand for a direction: Hebrew keeps Latin figures, so pictures stay comparable. */
const locales = { ltr: 'en-GB', rtl: 'he-IL' } as const

const setOrRemove = (name: string, value: string | undefined) =>
  value === undefined
    ? document.documentElement.removeAttribute(name)
    : document.documentElement.setAttribute(name, value)

/** Puts theme, direction, density and motion from the toolbar on the document, where the tokens look for them. */
export const withSurroundings: Decorator = (Story, { globals, parameters }) => {
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
