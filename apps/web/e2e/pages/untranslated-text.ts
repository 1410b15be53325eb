import type { Page } from '@playwright/test'

/** Switches the page to the accented pseudo-language, which has no plain vowels except in interpolated values. */
export async function usePseudoLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', 'en-XA'))
}

/** Names of the product and of its samples, which are not translated. */
const names = /^(Guildhall|[\w.+-]+@[\w.-]+|[\d\s.,:–-]+)$/

/** Plain text on an accented page: it is missing from the catalogue. */
export async function findUntranslatedText(page: Page): Promise<readonly string[]> {
  const plain = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const shown =
        node.parentElement?.checkVisibility() === true &&
        node.parentElement.closest('[lang], script') === document.documentElement
      const words = (node.textContent ?? '').trim()
      // Brackets mark interpolated values.
      if (shown && /[aeiou]/i.test(words) && !/^\[.*\]$/su.test(words)) found.push(words)
    }
    return found
  })
  return plain.filter((words) => !names.test(words))
}
