/** What the check for a new version needs of the browser. */
export interface Surroundings {
  /** The running version: the address of its first script, by `build/begin.ts`. */
  readonly entry: string | null
  /** Fetches the page as it is served now. */
  readonly readPage: () => Promise<string>
  readonly kept: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

const key = 'guildhall-reloaded-from'

/** Reloads the page if the server has another version than the running one; once for each version, to prevent a reload loop. */
export async function reloadIfNew({ entry, readPage, kept, reload }: Surroundings): Promise<boolean> {
  if (entry === null || kept.getItem(key) === entry) return false
  const page = await readPage().catch(() => null)
  if (page === null || page.includes(`"${entry}"`)) return false
  kept.setItem(key, entry)
  reload()
  return true
}

const readPage = async (): Promise<string> => {
  const response = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error('The page is not served')
  return response.text()
}

/** Checks for a new version whenever a code chunk fails to load. */
export function watchForNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    void reloadIfNew({
      entry: document.documentElement.dataset['entry'] ?? null,
      readPage,
      kept: sessionStorage,
      reload: () => window.location.reload(),
    })
  })
}
