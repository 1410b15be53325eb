// Compiles the kit's components and styles into the folder that is named: node scripts/packages/build-ui-kit.mjs FOLDER
// Vite does it, as it does for the web app and the stories, so that CSS modules mean the same everywhere. Every module stays a file of its
// own. A component imports its compiled style sheet, plain CSS with unique class names: a consumer's bundler needs no CSS modules, and
// takes along the styles of those components alone that are used.
import { cpSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'

const [outDir] = process.argv.slice(2)
const root = 'ui-kit/src'

const importStyles = {
  name: 'import-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      for (const sheet of chunk.viteMetadata?.importedCss ?? [])
        chunk.code = `import './${basename(sheet)}'; ${chunk.code}`
  },
}

await build({
  configFile: false,
  logLevel: 'warn',
  plugins: [importStyles],
  build: {
    outDir,
    // The declarations are there already.
    emptyOutDir: false,
    target: 'es2023',
    minify: false,
    cssMinify: false,
    cssCodeSplit: true,
    sourcemap: true,
    lib: { entry: globSync(`${root}/**/index.ts`), formats: ['es'] },
    rolldownOptions: {
      external: (id) => /^[@\w]/.test(id) && !id.startsWith(root),
      output: {
        preserveModules: true,
        preserveModulesRoot: root,
        entryFileNames: '[name].js',
        // Named `.module.css`, a consumer's bundler would take what is compiled already for a CSS module.
        assetFileNames: ({ names: [name] }) => name.replace('.module.css', '.css'),
      },
    },
  },
})
cpSync(join(root, 'theme'), join(outDir, 'theme'), { recursive: true })
