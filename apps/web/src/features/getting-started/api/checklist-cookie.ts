import { PAGE_COOKIES } from '@guildhall/rest-contract/client'
import { readCookie, writeCookie } from '../../../shared/storage/cookies.ts'

const CHECKLIST_COOKIE = PAGE_COOKIES.checklist
export const CHECKLIST_COOKIE_DAYS = 365

const DAY_SECONDS = 86_400

/** The last state of the checklist that this browser knows: visible, or not ('away': dismissed or completed). Rule: ONB-27. */
export type ChecklistState = 'shown' | 'away'

/** Reads the cookie; null if it is not set. */
export function readChecklistCookie(): ChecklistState | null {
  const value = readCookie(CHECKLIST_COOKIE)
  return value === 'shown' || value === 'away' ? value : null
}

/** Sets the cookie for 365 days. The server's state takes precedence: the cookie only prevents a layout shift while that loads. */
export function saveChecklistCookie(state: ChecklistState): void {
  writeCookie(CHECKLIST_COOKIE, state, CHECKLIST_COOKIE_DAYS * DAY_SECONDS)
}
