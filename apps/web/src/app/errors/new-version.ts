/** What the look for a new version needs of the browser. */
export interface Surroundings {
  /** Where the running application began: the address of its first script. */
  readonly entry: string | null
  /** The page as it is served now. */
  readonly readPage: () => Promise<string>
  readonly kept: Pick<Storage, 'getItem' | 'setItem'>
  readonly reload: () => void
}

const key = 'guildhall-reloaded-from'

/** Begins anew where another version is served than the one that runs; once a version, so that it never goes round in circles. */
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

/** Looks for a new version whenever a piece of the running one does not arrive. */
export function watchForNewVersion(): void {
  window.addEventListener('vite:preloadError', () => {
    void reloadIfNew({
      entry: document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null,
      readPage,
      kept: sessionStorage,
      reload: () => window.location.reload(),
    })
  })
}
