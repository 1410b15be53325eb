import { openScreen, screens } from '../pages/screens.ts'
import { expect, test } from '../product/test.ts'

/** Names of the product and its samples: not for translating. */
const names = /^(Guildhall|[\w.+-]+@[\w.-]+|[\d\s.,:–-]+)$/

test('every word on the pages of strangers is in the catalogue', async ({ openBrowser, product }) => {
  const page = await openBrowser(product.employers)
  await page.addInitScript(() => localStorage.setItem('language', 'en-XA'))
  for (const { name, path } of screens.anybody.filter(({ open }) => open === undefined)) {
    await openScreen(page, { name, path })
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA')
    const plain = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        const shown =
          node.parentElement?.checkVisibility() === true &&
          node.parentElement.closest('[lang], script') === document.documentElement
        const words = (node.textContent ?? '').trim()
        // The accented language has no plain vowel but in what was filled in, between its brackets.
        if (shown && /[aeiou]/i.test(words) && !/^\[.*\]$/su.test(words)) found.push(words)
      }
      return found
    })
    expect
      .soft(
        plain.filter((words) => !names.test(words)),
        name,
      )
      .toEqual([])
  }
})
