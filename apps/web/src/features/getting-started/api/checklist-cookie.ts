const CHECKLIST_COOKIE = 'ic-checklist'
export const CHECKLIST_COOKIE_DAYS = 365

const DAY_SECONDS = 86_400

/** How the checklist stood when this browser last knew: to be shown, or not ('away': put away or done). Rule: ONB-27. */
export type ChecklistState = 'shown' | 'away'

/** What the cookie says; null where there is none. */
export function readChecklistCookie(): ChecklistState | null {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${CHECKLIST_COOKIE}=`))
  const value = pair?.slice(CHECKLIST_COOKIE.length + 1)
  return value === 'shown' || value === 'away' ? value : null
}

/** Keeps it for 365 days. The server's own word stands above it: the cookie only spares a page a gap while it asks. */
export function keepChecklistCookie(state: ChecklistState): void {
  // The Cookie Store API is not there on plain http, where the product runs on one machine.
  document.cookie = `${CHECKLIST_COOKIE}=${state}; Max-Age=${CHECKLIST_COOKIE_DAYS * DAY_SECONDS}; Path=/; SameSite=Lax`
}
