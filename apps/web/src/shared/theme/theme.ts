/** The theme that the user chose; 'system' follows the operating system. */
export type Theme = 'system' | 'light' | 'dark'

const key = 'guildhall-theme'

export function readTheme(): Theme {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(key)
    delete document.documentElement.dataset['theme']
    return
  }
  localStorage.setItem(key, theme)
  document.documentElement.dataset['theme'] = theme
}
