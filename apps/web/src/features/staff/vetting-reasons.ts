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
