import { MESSAGE_FILES_MAX } from '@guildhall/domain/conversations'
import { UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Tooltip } from '@guildhall/ui-kit/Tooltip'
import { type Attachment, FilePicker } from '../../../files/index.ts'
import { toMegabytes } from '../../../../shared/format/to-megabytes.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** The limits of attachments, shown before a file is chosen. Rules: FILE-1, CONV-37. */
const LIMITS = t('PDF, Word, PNG or JPEG, {count} MB each, up to {messageFilesMax}', {
  count: toMegabytes(UPLOAD_MAX_BYTES),
  messageFilesMax: MESSAGE_FILES_MAX,
})

export interface AttachButtonProps {
  readonly files: readonly Attachment[]
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses files for the message; the composer also accepts dropped and pasted ones. */
export const AttachButton = ({ files, onFiles }: AttachButtonProps) => {
  const isFull = files.length >= MESSAGE_FILES_MAX
  return (
    <FilePicker label={t('Attach files')} allowsMultiple onFiles={onFiles}>
      {(open) => (
        <Tooltip
          text={
            isFull ? t('A message takes up to {messageFilesMax} files', { messageFilesMax: MESSAGE_FILES_MAX }) : LIMITS
          }
        >
          <IconButton
            size="sm"
            label={t('Attach files: {limits}', { limits: LIMITS })}
            icon={icons.Paperclip}
            isDisabled={isFull}
            onPress={open}
          />
        </Tooltip>
      )}
    </FilePicker>
  )
}
