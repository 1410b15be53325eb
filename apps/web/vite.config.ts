import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { begin } from './build/begin.ts'
import { budget } from './build/budget.ts'
import { lighterFonts } from './build/lighter-fonts.ts'
import { onlyLanguages } from './build/only-languages.ts'
import { packTogether } from './build/pack-together.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { precompress } from './build/precompress.ts'
import { unusedByPage } from './build/unused-by-page.ts'
import { viewsOf } from './build/views.ts'
import { whoNeeds } from './build/who-needs.ts'

const translations = join(import.meta.dirname, 'src/shared/i18n/languages')
const translated = existsSync(translations) ? readdirSync(translations).map((file) => file.slice(0, 2)) : []

const sources = () => [react(), onlyLanguages(['en', ...translated])].flat()

/** The frame that pages of the signed-in stand in, where pages are, and those that stand without it. */
const frame = '/src/app/shell/index.ts'
const pages = '/routes/'
const bare = ['invite', 'landing', 'legal', 'not-found', 'sign-in', 'sign-up', 'staff'].map(
  (name) => `/src/features/${name}/`,
)

/** The operators' part, which no other page loads. Rule: MOD-26. */
const apart = ['/src/features/staff/']

/** What most users open daily. */
const often = [
  '/employer-dashboard/routes/dashboard-page.ts',
  '/search/routes/search-page.ts',
  '/conversations/routes/MessagesRoute.tsx',
]

/** Settings for developers, which few people open. */
const seldom = ['/features/settings/routes/ApiRoute.tsx', '/features/settings/routes/WebhooksRoute.tsx']

/** The axes of both typefaces in the range of the tokens (`ui-kit/src/theme/tokens.css`), and the weight of `<strong>`. Sizes are in px. */
const fonts = () =>
  lighterFonts(
    [
      { from: '@fontsource-variable/hanken-grotesk', style: 'wght-normal', axes: { wght: { min: 400, max: 700 } } },
      {
        from: '@fontsource-variable/source-serif-4',
        style: 'opsz-normal',
        // One optical size, of a title: with all sizes from 15 to 44 px the file is twice as large.
        axes: { wght: { min: 480, max: 560 }, opsz: 20 },
      },
    ],
    join(import.meta.dirname, '../../node_modules/.cache/fonts'),
  )

/** What was made for Reacts without this hook, by the hook itself. */
const builtIn = [
  { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
  {
    find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
]

const groups = async () => {
  const pieces = await whoNeeds(import.meta.dirname, sources())
  const packs = packTogether(pieces, viewsOf(pieces, { frame, pages, bare, rare: [...apart, ...seldom], often }))
  return [
    // The first page is one file: it packs better than fifty, and nothing in it waits for anything else.
    { name: 'first', tags: ['$initial' as const], priority: 2 },
    {
      name: (source: string) => packs.get(source) ?? null,
      priority: 1,
      // What a source needs is needed by whoever needs it, and stands in a pack that they load too.
      includeDependenciesRecursively: false,
    },
  ]
}

export default defineConfig(async ({ command }) => ({
  root: import.meta.dirname,
  resolve: { alias: command === 'build' ? [...(await fonts()), ...builtIn] : [] },
  plugins: [
    ...sources(),
    budget({
      firstPage: 150_000,
      page: 110_000,
      part: 110_000,
      firstPageIs: '/features/sign-in/routes/LoginRoute.tsx',
      pagesAreNamedIn: '/src/app/router.tsx',
      frame,
      bare,
      apart,
      never: [
        '/node_modules/d3-geo/',
        '/node_modules/d3-scale/',
        '/node_modules/d3-shape/',
        '/node_modules/graphql-ws/',
        '/node_modules/mammoth/',
        '/node_modules/supercluster/',
        '/node_modules/topojson-client/',
        '/node_modules/world-atlas/',
        '/features/billing/routes/',
        '/features/candidates/',
        '/features/resume/',
        '/features/search/',
        '/features/settings/',
        '/features/team/',
        '/shared/components/PhoneField/',
      ],
    }),
    begin({
      frame,
      pages: {
        '/bookmarks': ['/BookmarksRoute.tsx'],
        '/connect': ['/ConnectRoute.tsx'],
        '/dashboard': {
          employer: ['/employer-dashboard/routes/dashboard-page.ts'],
          contractor: ['/ContractorDashboardPage.tsx'],
        },
        '/messages': ['/MessagesRoute.tsx'],
        '/notifications': ['/NotificationsRoute.tsx'],
        '/resume': ['/ResumeRoute.tsx'],
        '/search-results': ['/search/routes/search-page.ts'],
        '/settings': ['/SettingsRoute.tsx'],
      },
      wide: { '/search-results': ['/search/components/QueryBarHost.tsx'] },
      reads: { '/messages': '/v0/conversations?limit=50' },
    }),
    preloadFonts(['hanken-grotesk-latin-wght-normal']),
    precompress(),
    unusedByPage(join(import.meta.dirname, '../../domain/src')),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Every file name stands in the first page too, for what it may load: shorter hashes count.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: command === 'build' ? await groups() : [],
        },
      },
    },
  },
}))
