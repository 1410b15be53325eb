// How long a built Storybook needs to show a story in an empty browser, its frame included.

const address = '/?path=/story/components-actions-button--default'

/** Seconds from the request of the page to the picture with the story. */
async function openOnce(browser, base) {
  const context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-GB' })
  const page = await context.newPage()
  // Looked for within the page: a look from outside comes up to half a second late.
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
  await page.goto(`${base}${address}`)
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
