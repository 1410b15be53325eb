import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../ui-kit/src/theme/theme.css'
import './preview.css'
import { seenInDarkToo } from './dark-theme-too.ts'
import { withFrame } from './decorators/with-frame.tsx'
import { withLanguage } from './decorators/with-language.tsx'
import { withSurroundings } from './decorators/with-surroundings.tsx'

type Sign = 'contrast' | 'globe' | 'transfer' | 'listunordered' | 'lightning'

const choice = (name: string, icon: Sign, items: readonly (readonly [string, string])[]) => ({
  name,
  toolbar: { title: name, icon, dynamicTitle: true, items: items.map(([value, title]) => ({ value, title })) },
})

// Who looks at a story stands in its samples: as far as the page can tell, somebody is signed in.
document.cookie = 'signed_in=1; SameSite=Lax'

// What a story waits for comes when it comes, also on a busy machine; who waits longest still fails well before the test itself.
configure({ asyncUtilTimeout: 10_000 })

const preview: Preview = {
  decorators: [withFrame, withSurroundings, withLanguage],
  afterEach: seenInDarkToo,
  initialGlobals: { theme: 'system', direction: 'ltr', density: 'comfortable', motion: 'full', language: 'en' },
  globalTypes: {
    theme: choice('Theme', 'contrast', [
      ['system', 'As the system'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
    direction: choice('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    density: choice('Density', 'listunordered', [
      ['comfortable', 'Comfortable'],
      ['compact', 'Compact'],
    ]),
    motion: choice('Motion', 'lightning', [
      ['full', 'Full motion'],
      ['reduced', 'Reduced motion'],
    ]),
    language: choice('Language', 'globe', [
      ['en', 'English'],
      ['en-XA', 'Accented: what stays plain is not in the catalogue'],
    ]),
  },
  parameters: {
    a11y: {
      test: 'error',
      // Words that were spoken for something that has gone since: react-aria takes them away after a few seconds.
      context: { exclude: ['[data-live-announcer]'] },
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // A test asks for violations only; the panel shows what passes, too.
        ...(import.meta.env['VITEST_STORYBOOK'] ? { resultTypes: ['violations'] } : {}),
      },
      config: {
        rules: [
          { id: 'region', enabled: false },
          { id: 'label-content-name-mismatch', enabled: false },
        ],
      },
    },
    backgrounds: { disable: true },
    controls: { matchers: { date: /date$/i }, expanded: true },
    options: { storySort: { order: ['Kit', 'Patterns', 'Screens'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' } },
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' } },
        desk: { name: 'Desk, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
}

export default preview
