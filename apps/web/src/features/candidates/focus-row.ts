/** Visible rows: beside a map, the list may be hidden. */
const links = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('a[data-row-link]')].filter((link) => link.checkVisibility())

const personOf = (link: Element | null): string | null =>
  link?.closest<HTMLElement>('[data-person]')?.dataset['person'] ?? null

/** The candidate whose row has the focus. */
export const focusedPerson = (): string | null => personOf(document.activeElement)

/** Moves the focus up or down by one row; from outside the list to the first row. */
export function moveFocus(by: 1 | -1): void {
  const rows = links()
  const at = rows.findIndex((link) => personOf(link) === focusedPerson())
  const next = at === -1 ? rows[0] : rows[Math.max(0, Math.min(rows.length - 1, at + by))]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** Focuses a candidate's row after a closing overlay has restored its own focus. */
export function focusRow(uuid: string | null): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const row = links().find((link) => personOf(link) === uuid)
      row?.focus({ preventScroll: true })
      row?.scrollIntoView({ block: 'nearest' })
    }),
  )
}
