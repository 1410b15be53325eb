import { t } from '../../shared/i18n/index.ts'

/** A key, and what it does. */
export interface KeyHelp {
  readonly keys: string
  readonly does: string
}

/** The keys of the queue of reports and of one of them, and what they do. Rule: MOD-92. */
export const reportKeys: readonly KeyHelp[] = [
  { keys: 'j', does: t('Next report') },
  { keys: 'k', does: t('Previous report') },
  { keys: 'Enter', does: t('Open the report') },
  { keys: 'd', does: t('Dismiss') },
  { keys: 'w', does: t('Warn') },
  { keys: 's', does: t('Suspend') },
  { keys: 'Esc', does: t('Leave a text; d, w or s again sends the decision') },
  { keys: '?', does: t('This list') },
]

/** The keys of the vetting page and what they do. Rule: MOD-33. */
export const vettingKeys: readonly KeyHelp[] = [
  { keys: 'j', does: t('Next profile') },
  { keys: 'k', does: t('Previous profile') },
  { keys: 'a', does: t('Approve') },
  { keys: '1 – 9', does: t('Choose a reason, or take it away') },
  { keys: 'e', does: t('Write the message; Escape leaves it') },
  { keys: 'c', does: t('Ask for changes') },
  { keys: 'r', does: t('Reject') },
  { keys: 'u', does: t('Take the last decision back') },
  { keys: 'g', does: t('Give the profile back') },
  { keys: 'x', does: t('Mark the open profile, or take the mark away') },
  { keys: 'X', does: t('Mark all from the last mark to the open profile') },
  { keys: 'A', does: t('Approve the marked profiles') },
  { keys: '?', does: t('This list') },
]
