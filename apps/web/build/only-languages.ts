import type { Plugin } from 'vite'

const words = /\/node_modules\/react-(?:aria|stately|aria-components)\/dist\/.*\/([a-z]{2})-[A-Z]{2}\.mjs$/

/**
 * Leaves out what react-aria says to screen readers in languages that the product itself does not speak: it brings more than thirty to
 * every page. Its dictionaries pass over what is undefined. Formats of dates and numbers are the browser's and stay.
 */
export function onlyLanguages(spoken: readonly string[]): Plugin {
  return {
    name: 'only-languages',
    apply: 'build',
    load: {
      filter: { id: words },
      handler(id) {
        const [, language = ''] = words.exec(id) ?? []
        return spoken.includes(language) ? null : 'export default undefined'
      },
    },
  }
}
