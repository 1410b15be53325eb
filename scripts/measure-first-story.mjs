// How long a built Storybook needs to show a story with an empty cache, its frame included.

/** The path of the story that is measured. */
export const firstStory = '/?path=/story/components-actions-button--default'

/** Seconds from the navigation to the frame that shows the story. */
async function openOnce(browser, base) {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  // Detected within the page: Playwright polls, and finds it up to half a second late.
  await page.addInitScript(() => {
    if (window.top !== window) return
    const look = () => {
      const preview = document.querySelector('#storybook-preview-iframe')
      if (!preview?.contentDocument?.querySelector('#storybook-root button')) return void requestAnimationFrame(look)
      const painted = new MessageChannel()
      painted.port1.addEventListener('message', () => (window.shownAfter = performance.now()), { once: true })
      painted.port1.start()
      painted.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  })
  await page.goto(`${base}${firstStory}`)
  const shown = await page.waitForFunction(() => window.shownAfter)
  const seconds = (await shown.jsonValue()) / 1000
  await context.close()
  return seconds
}

/** Returns the median of `times` openings, in seconds. */
export async function measureFirstStory(browser, base, times = 5) {
  const seconds = []
  for (let index = 0; index < times; index += 1) seconds.push(await openOnce(browser, base))
  return seconds.toSorted((one, other) => one - other)[Math.floor(times / 2)]
}
