import type { StorybookConfig } from '@storybook/react-vite'

// Kit, patterns and screens in one catalogue, with no server behind it.
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
      // Named here so that a cold cache never reloads the page under a running story.
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
