import { MESSAGE_FILES_MAX } from '@guildhall/domain/conversations'
import { useRef } from 'react'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { Tooltip } from '@guildhall/ui-kit/Tooltip'
import type { Attachment } from '../../../files/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** What can come in, said before anything is chosen. Rules: FILE-1, CONV-37. */
const LIMITS = t('PDF or Word, 10 MB each, up to {messageFilesMax}', { messageFilesMax: MESSAGE_FILES_MAX })

export interface AttachButtonProps {
  readonly files: readonly Attachment[]
  readonly onFiles: (files: readonly File[]) => void
}

/** Chooses files for the message; they can be dropped or pasted too. */
export const AttachButton = ({ files, onFiles }: AttachButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const isFull = files.length >= MESSAGE_FILES_MAX
  return (
    <>
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
          onPress={() => input.current?.click()}
        />
      </Tooltip>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t('Attach files')}
        accept=".pdf,.doc,.docx"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </>
  )
}
