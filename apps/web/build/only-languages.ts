import type { Plugin } from 'vite'

const words = /\/node_modules\/react-(?:aria|stately|aria-components)\/dist\/.*\/([a-z]{2})-[A-Z]{2}\.mjs$/

/**
 * Leaves out react-aria's screen reader texts in languages that the product does not support: react-aria adds more than thirty languages
 * to every page. Its dictionaries skip undefined entries. Formats of dates and numbers come from the browser and are not affected.
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
