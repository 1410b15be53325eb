// Inline script of the page, inserted by begin.ts; its last line receives the files that each page needs.
;((begin) => {
  try {
    // Before the first paint, so that a chosen theme never flashes.
    const theme = localStorage.getItem('guildhall-theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Without storage, the page uses the system's theme.
  }
  const ask = (attributes) =>
    document.head.appendChild(Object.assign(document.createElement('link'), { crossOrigin: 'anonymous' }, attributes))
  const read = (href) => ask({ rel: 'preload', as: 'fetch', href })
  const load = (hrefs) => {
    for (const href of hrefs) ask({ rel: 'modulepreload', href })
  }
  const { entry, files, pages } = begin
  const [, userType] = /(?:^|; )(?:__Host-)?signed_in=(\w+)/.exec(document.cookie) ?? []
  if (userType === undefined) return load(entry)
  const session = read('/v0/session')
  const page = pages[`/${location.pathname.split('/')[1]}`]
  if (page === undefined) return load(entry)
  // Every page that begins so stands in the frame, whose outline is in the document.
  document.documentElement.dataset.framed = ''
  const parts = [...(page[userType] ?? page.any ?? [])]
  if (page.wide !== undefined && !matchMedia('(max-width: 720px)').matches) parts.push(...page.wide)
  let isLoading = false
  const loadAll = () => {
    if (!isLoading) load([...entry, ...Array.from(new Set(parts), (at) => files[at])])
    isLoading = true
  }
  // The outline is painted first: each request takes the browser milliseconds. A window behind others paints nothing.
  if (document.hidden) loadAll()
  requestAnimationFrame(() => setTimeout(loadAll))
  setTimeout(loadAll, 300)
  // After the session, which says from where the page follows changes: what is read earlier could miss one.
  if (page.reads !== undefined) session.addEventListener('load', () => read(page.reads))
})(BEGIN)
