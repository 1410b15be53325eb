import { UPLOAD_MAX_BYTES } from '@guildhall/domain/shared'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { FileDrop, FileRow, sizeText } from '@guildhall/ui-kit/FileDrop'
import { type Upload, FilePreview } from '../../../files/index.ts'
import { Stack } from '@guildhall/ui-kit/Stack'
import { say } from '../../../../shared/i18n/index.ts'

/** Rule: FILE-7. */
const ACCEPTED = ['.pdf', '.doc', '.docx']
const MEGABYTE = 1024 * 1024

export interface UploadModalProps {
  readonly label: string
  readonly upload: Upload
  readonly isSaving?: boolean
  /** What the save was refused with. */
  readonly refusal?: string | null
  readonly onSave: () => void
  readonly onClose: () => void
}

/** 'Upload your file': sent as soon as it is chosen, looked at in place, kept with Save. Rule: UI-13. */
export const UploadModal = ({ label, upload, isSaving = false, refusal = null, onSave, onClose }: UploadModalProps) => {
  const { file, percent, uploaded, error } = upload
  return (
    <Dialog
      title={say('Upload your file')}
      isOpen
      isWide
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button look="quiet" onPress={onClose} isDisabled={isSaving}>
            {say('Cancel')}
          </Button>
          <Button
            look="primary"
            onPress={onSave}
            isDisabled={uploaded === null}
            isPending={isSaving}
            pendingLabel={say('Saving')}
          >
            {say('Save')}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== null && (
          <Banner tone="danger" role="alert">
            {refusal}
          </Banner>
        )}
        <FileDrop
          label={label}
          accept={ACCEPTED}
          maximumSize={UPLOAD_MAX_BYTES}
          description={say('PDF or Word (.pdf, .doc, .docx), {count} MB at most.', {
            count: UPLOAD_MAX_BYTES / MEGABYTE,
          })}
          buttonText={file === null ? say('Choose a file') : say('Choose another')}
          wrongType={say('Please choose a PDF or Word file (.pdf, .doc or .docx).')}
          tooLarge={say('This file is larger than {count} MB.', { count: UPLOAD_MAX_BYTES / MEGABYTE })}
          error={error}
          isDisabled={isSaving}
          onFile={upload.take}
        />
        {file !== null && (
          <FileRow
            name={file.name}
            detail={sizeText(file.size)}
            progress={percent ?? undefined}
            progressLabel={say('Uploading {name}', { name: file.name })}
            removeLabel={
              percent === null ? say('Remove {name}', { name: file.name }) : say('Cancel {name}', { name: file.name })
            }
            onRemove={upload.drop}
          />
        )}
        {file !== null && <FilePreview name={file.name} source={file} />}
      </Stack>
    </Dialog>
  )
}
