import type { Preview, StoryContext } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../ui-kit/src/theme/theme.css'
import './preview.css'
import { toasts } from '../ui-kit/src/Toast/index.ts'
import { disabledRules, ignored, ruleTags } from './accessibility-rules.ts'
import { mountAndSettle } from './mount-and-settle.ts'
import { DocsContainer } from './docs/docs-container.tsx'
import { reportFinishedStory } from './docs/report-finished-story.ts'
import { withFrame } from './decorators/with-frame.tsx'
import { withLanguage } from './decorators/with-language.tsx'
import { withGlobals } from './decorators/with-globals.tsx'

type ToolbarIcon = 'contrast' | 'globe' | 'transfer' | 'listunordered' | 'lightning' | 'browser'

const toolbarItem = (name: string, icon: ToolbarIcon, items: readonly (readonly [string, string])[]) => ({
  name,
  toolbar: { title: name, icon, dynamicTitle: true, items: items.map(([value, title]) => ({ value, title })) },
})

// Samples provide the user of a story; this cookie tells the page that somebody is signed in.
document.cookie = 'signed_in=1; SameSite=Lax'

// Enough for a busy machine, and well below the timeout of a test, so that the failure names what was missing.
configure({ asyncUtilTimeout: 10_000 })

const isTest = Boolean(import.meta.env['VITEST_STORYBOOK'])

/** Loaded by tests alone: axe would be evaluated before the first story of a page. */
const checkAccessibility = async (context: StoryContext): Promise<void> =>
  (await import('./check-accessibility.ts')).checkAccessibility(context)

reportFinishedStory()

const preview: Preview = {
  decorators: [withFrame, withGlobals, withLanguage],
  // A toast outlives the story that has shown it: tests play all stories on one page.
  beforeEach: () => toasts.clear(),
  ...(isTest ? { afterEach: checkAccessibility, mount: mountAndSettle } : {}),
  initialGlobals: {
    theme: 'system',
    direction: 'ltr',
    density: 'comfortable',
    motion: 'full',
    language: 'en',
    // Screens have their frame tested once, by stories of the frame.
    frame: isTest ? 'none' : 'product',
  },
  globalTypes: {
    theme: toolbarItem('Theme', 'contrast', [
      ['system', 'As the system'],
      ['light', 'Light'],
      ['dark', 'Dark'],
    ]),
    direction: toolbarItem('Direction', 'transfer', [
      ['ltr', 'Left to right'],
      ['rtl', 'Right to left'],
    ]),
    density: toolbarItem('Density', 'listunordered', [
      ['comfortable', 'Comfortable'],
      ['compact', 'Compact'],
    ]),
    motion: toolbarItem('Motion', 'lightning', [
      ['full', 'Full motion'],
      ['reduced', 'Reduced motion'],
    ]),
    frame: toolbarItem('Frame', 'browser', [
      ['product', 'In the frame, as in the product'],
      ['none', 'Without a frame'],
    ]),
    language: toolbarItem('Language', 'globe', [
      ['en', 'English'],
      ['en-XA', 'Long words: a third longer, with accents; text without accents is not in the catalogue'],
    ]),
  },
  parameters: {
    a11y: {
      // Tests check by themselves, in both themes: see check-accessibility.ts. The runner ignores `manual`, and the addon would check again.
      disable: isTest,
      test: 'error',
      context: { exclude: ignored },
      options: { runOnly: ruleTags },
      config: { rules: disabledRules.map((id) => ({ id, enabled: false })) },
    },
    backgrounds: { disable: true },
    docs: { container: DocsContainer },
    controls: { matchers: { date: /date$/i }, expanded: true },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Radius', 'Shadow', 'Motion', 'Icons', 'Voice'],
          'Components',
          ['Actions', 'Forms', 'Navigation', 'Feedback', 'Overlays', 'Data', 'Layout', 'Content', ['*', ['Docs']]],
          'Patterns',
          ['Frames', 'Search', 'Candidates', 'Conversations', 'Résumé', 'Files', 'Billing', 'Account'],
          'Screens',
          ['Visitors', 'Contractors', 'Employers', 'Both', 'Staff'],
          'Flows',
        ],
      },
    },
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
