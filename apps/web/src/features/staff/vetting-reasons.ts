import type { VettingReason } from '@guildhall/domain/moderation'
import { t } from '../../shared/i18n/index.ts'

/** The reasons as vetters read them, in the order of their keys 1 to 9. Rule: MOD-6. */
export const vetterReasons: readonly { readonly code: VettingReason; readonly label: string }[] = [
  { code: 'contact-details-in-text', label: t('Contact details in the text') },
  { code: 'picture-unsuitable', label: t('Not a face, or too small') },
  { code: 'introduction-too-short', label: t('Introduction too short') },
  { code: 'introduction-unclear', label: t('Introduction unclear') },
  { code: 'no-work-experience', label: t('No job') },
  { code: 'work-experience-unclear', label: t('Jobs unclear') },
  { code: 'skills-unclear', label: t('Skills do not fit') },
  { code: 'cv-unsuitable', label: t('CV unsuitable') },
  { code: 'not-genuine', label: t('Not a real person') },
]

/** The keys of the vetting page and what they do. Rule: MOD-33. */
export const vettingKeys: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'j', does: t('Next profile') },
  { keys: 'k', does: t('Previous profile') },
  { keys: 'a', does: t('Approve') },
  { keys: '1 – 9', does: t('Choose a reason, or take it away') },
  { keys: 'e', does: t('Write the message; Escape leaves it') },
  { keys: 'c', does: t('Ask for changes') },
  { keys: 'r', does: t('Reject') },
  { keys: 'u', does: t('Give the profile back') },
  { keys: '?', does: t('This list') },
]
