import type { Decorator } from '@storybook/react-vite'

/** Reloads in the language of the toolbar: some words are said while a module loads. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const wanted = String(globals['language'])
  if ((localStorage.getItem('language') ?? 'en') !== wanted) {
    localStorage.setItem('language', wanted)
    window.location.reload()
  }
  return <Story />
}
