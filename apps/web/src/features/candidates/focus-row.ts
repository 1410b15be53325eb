/** Rows in sight: beside a map the list may have no room. */
const links = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[data-row-link]')].filter((link) => link.checkVisibility())

const personOf = (link: Element | null): string | null =>
  link?.closest<HTMLElement>('[data-person]')?.dataset['person'] ?? null

/** The person whose row holds the focus. */
export const focusedPerson = (): string | null => personOf(document.activeElement)

/** Moves the focus by so many rows; from outside the list it begins at the first. */
export function moveFocus(by: 1 | -1): void {
  const rows = links()
  const at = rows.findIndex((link) => personOf(link) === focusedPerson())
  const next = at === -1 ? rows[0] : rows[Math.max(0, Math.min(rows.length - 1, at + by))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Focuses the row of a person once whatever lay over it has given its own focus back. */
export function focusRow(uuid: string | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = links().find((link) => personOf(link) === uuid)
      row?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest' })
    }),
  )
}
