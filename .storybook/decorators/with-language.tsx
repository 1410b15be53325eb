import type { Decorator } from '@storybook/react-vite'

/** Reloads the page for the language of the toolbar: some messages are translated while modules load. */
export const withLanguage: Decorator = (Story, { globals }) => {
  const wanted = String(globals['language'])
  if ((localStorage.getItem('language') ?? 'en') !== wanted) {
    localStorage.setItem('language', wanted)
    window.location.reload()
  }
  return <Story />
}
