import type { Page } from '@playwright/test'

/** Has what the page opens from now on speak the accented language, which has no plain vowel but in what was filled in. */
export async function speakAccented(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('language', 'en-XA'))
}

/** Names of the product and its samples: not for translating. */
const names = /^(Guildhall|[\w.+-]+@[\w.-]+|[\d\s.,:–-]+)$/

/** What an accented page shows in plain words: it is not in the catalogue. */
export async function plainWords(page: Page): Promise<readonly string[]> {
  const plain = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const shown =
        node.parentElement?.checkVisibility() === true &&
        node.parentElement.closest('[lang], script') === document.documentElement
      const words = (node.textContent ?? '').trim()
      // What was filled in stands between its brackets.
      if (shown && /[aeiou]/i.test(words) && !/^\[.*\]$/su.test(words)) found.push(words)
    }
    return found
  })
  return plain.filter((words) => !names.test(words))
}
