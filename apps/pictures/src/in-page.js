// Runs in the page of a story before everything else: makes pictures repeatable, and shows stories without loading the page again.
const now = NOW
const BrowserDate = Date
// Only dates stand still: play functions wait by timers.
globalThis.Date = class extends BrowserDate {
  constructor(...args) {
    if (args.length === 0) super(now)
    else super(...args)
  }
  static now() {
    return now
  }
}

let seed = 1
Math.random = () => {
  seed = (seed * 16807) % 2147483647
  return seed / 2147483647
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves once nothing in the document has changed for a while; after five seconds in any case. */
async function quiet(milliseconds) {
  let changed = performance.now()
  const watcher = new MutationObserver(() => (changed = performance.now()))
  watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const began = performance.now()
  while (performance.now() - changed < milliseconds && performance.now() - began < 5_000) await pause(20)
  watcher.disconnect()
}

/** Ends a hover that a play function has started: whether React Aria still shows it depends on the time since the last touch. */
function leave(element) {
  const init = { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }
  element.dispatchEvent(new PointerEvent('pointerout', init))
  element.dispatchEvent(new MouseEvent('mouseout', init))
}

async function loadPictures() {
  for (const image of document.images) {
    image.loading = 'eager'
    if (image.src !== '') await image.decode().catch(() => undefined)
  }
}

const pictures = {
  /** The globals that a story sets itself. */
  async readGlobals(id) {
    const story = await globalThis.__STORYBOOK_PREVIEW__.loadStory({ storyId: id })
    const { viewport, theme } = story.storyGlobals ?? {}
    return { viewport: viewport?.value ?? null, theme: theme ?? null }
  },

  /** Renders a story and plays it; resolves to whether that succeeded. */
  async show(id) {
    seed = 1
    localStorage.clear()
    sessionStorage.clear()
    window.scrollTo(0, 0)
    delete document.documentElement.dataset.theme
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    const finished = new Promise((resolve) => {
      const listen = (event, isSuccess) => {
        const heard = (payload) => {
          if (payload?.storyId !== undefined && payload.storyId !== id) return
          channel.off(event, heard)
          resolve(isSuccess(payload))
        }
        channel.on(event, heard)
      }
      listen('storyFinished', ({ status }) => status === 'success')
      listen('storyMissing', () => false)
    })
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
    return Promise.race([finished, pause(30_000).then(() => false)])
  },

  /** Waits until the page stands still in this theme, scrolled to its beginning, with no mouse over it. */
  async settle(theme, milliseconds) {
    document.documentElement.dataset.theme = theme
    for (const element of document.querySelectorAll('[data-hovered]')) leave(element)
    window.scrollTo({ top: 0, behavior: 'instant' })
    await document.fonts.ready
    await quiet(milliseconds)
    await loadPictures()
    await document.fonts.ready
    await frame()
    await frame()
  },
}
globalThis.pictures = pictures
