import { UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { type FileLimits, validateFile } from '@guildhall/ui-kit/FileUpload'
import { toMegabytes } from '../../../shared/format/to-megabytes.ts'
import { t } from '../../../shared/i18n/index.ts'

const limits: FileLimits = {
  accept: ['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg'],
  maxSize: UPLOAD_MAX_BYTES,
}
const refusals = {
  type: t('Only PDF, Word, PNG and JPEG files can be sent.'),
  size: t('This file is larger than {count} MB.', { count: toMegabytes(UPLOAD_MAX_BYTES) }),
} as const

/** Why a file is not uploaded at all; null if it is. Rule: UI-39. */
export function validateAttachment(file: File): string | null {
  const refused = validateFile(file, limits)
  return refused === undefined ? null : refusals[refused]
}
