import type { StorybookConfig } from '@storybook/react-vite'
import { fonts, managerHead, previewHead } from './heads.ts'
import { usagePlugin } from './usage/usage-plugin.ts'

// One Storybook for the kit, patterns and screens, without a server.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // The blocks of pages are stories in tests alone: Storybook itself renders them within pages.
    { directory: './docs', files: process.env['VITEST'] ? '**/*.@(mdx|stories.tsx)' : '**/*.mdx', titlePrefix: '' },
    { directory: '../ui-kit/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: '' },
    { directory: '../apps/web/src', files: '**/*.@(mdx|stories.tsx)', titlePrefix: '' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  docs: { defaultName: 'Docs' },
  // Stories that show nothing of their own: they are tested, and in no list.
  tags: { 'test-only': { excludeFromSidebar: true, excludeFromDocsStories: true } },
  staticDirs: [fonts],
  managerHead,
  previewHead,
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    // Their own support of light-dark(): what Vite writes for older browsers cannot change the theme within a page.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
    plugins: [...(vite.plugins ?? []), usagePlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Listed so that Vite does not discover them later and reload the page during a story.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        'react',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        'react-dom',
        'react-dom/client',
        'react-aria-components',
        'react-easy-crop',
        '@internationalized/date',
        'lucide-react',
        '@tanstack/react-query',
        '@tanstack/react-router',
      ],
    },
  }),
}

export default config
