import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budget } from './build/budget.ts'
import { onlyLanguages } from './build/only-languages.ts'
import { preloadFonts } from './build/preload-fonts.ts'
import { precompress } from './build/precompress.ts'

const server = process.env['GUILDHALL_SERVER'] ?? 'http://127.0.0.1:3000'

const translations = join(import.meta.dirname, 'src/words/languages')
const translated = existsSync(translations) ? readdirSync(translations).map((file) => file.slice(0, 2)) : []

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    onlyLanguages(['en', ...translated]),
    budget({
      firstPage: 165_000,
      page: 90_000,
      part: 100_000,
      firstPageIs: '/pages/sign-in/LoginRoute.tsx',
      pagesAreNamedIn: '/src/app/router.tsx',
      frame: '/src/app/shell/index.ts',
      bare: [
        '/app/shell/',
        '/pages/invite/',
        '/pages/landing/',
        '/pages/password/',
        '/pages/sign-',
        '/pages/states/',
        '/pages/verification/',
      ],
      never: [
        '/node_modules/d3-geo/',
        '/node_modules/graphql-ws/',
        '/node_modules/mammoth/',
        '/node_modules/supercluster/',
        '/node_modules/topojson-client/',
        '/node_modules/world-atlas/',
        '/patterns/Comparison/',
        '/patterns/EditSection/',
        '/patterns/PeopleMap/',
        '/patterns/PhoneField/',
        '/pages/resume/',
        '/pages/search/',
        '/pages/settings/',
      ],
    }),
    preloadFonts(['hanken-grotesk-latin-wght-normal']),
    precompress(),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first page is one file: it packs better than fifty, and nothing in it waits for anything else.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/v0', '/1', '/graphql', '/dev', '/files', '/pictures'].map((path) => [
        path,
        { target: server, ws: path === '/graphql' },
      ]),
    ),
  },
})
