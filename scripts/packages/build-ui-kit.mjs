// Compiles the kit's components and styles into a folder: node scripts/packages/build-ui-kit.mjs FOLDER
// Uses Vite, like the web app and the stories, so that CSS modules are compiled the same everywhere. Every module remains a separate
// file. A component imports its compiled style sheet, plain CSS with unique class names: a consumer's bundler needs no CSS modules, and
// includes only the styles of used components.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import postcss from 'postcss'
import { build } from 'vite'
import postcssConfig from '../../postcss.config.mjs'

const [outDir] = process.argv.slice(2)
const root = 'ui-kit/src'
const { plugins } = postcssConfig

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
    // The folder already contains the declarations.
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
        // A consumer's bundler would compile a file named `.module.css` again.
        assetFileNames: ({ names: [name] }) => name.replace('.module.css', '.css'),
      },
    },
  },
})

// Copies the theme, and resolves the names of breakpoints, which browsers do not support.
const theme = join(outDir, 'theme')
cpSync(join(root, 'theme'), theme, { recursive: true })
for (const sheet of globSync(join(theme, '*.css')).filter((path) => basename(path) !== 'breakpoints.css')) {
  const { css } = await postcss(plugins).process(readFileSync(sheet), { from: sheet })
  writeFileSync(sheet, css)
}
