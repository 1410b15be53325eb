import type { StorybookConfig } from '@storybook/react-vite'

// One Storybook for the kit, patterns and screens, without a server.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../ui-kit/src', files: '**/*.stories.tsx', titlePrefix: '' },
    { directory: '../apps/web/src', files: '**/*.stories.tsx', titlePrefix: '' },
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  typescript: { reactDocgen: 'react-docgen' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
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
        '@internationalized/date',
        'lucide-react',
        '@tanstack/react-query',
        '@tanstack/react-router',
      ],
    },
  }),
}

export default config
