import { UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { Dialog } from '@guildhall/ui-kit/Dialog'
import { FileUpload, FileUploadItem, formatFileSize } from '@guildhall/ui-kit/FileUpload'
import { type Upload, FilePreview } from '../../../files/index.ts'
import { Stack } from '@guildhall/ui-kit/Stack'
import { toMegabytes } from '../../../../shared/format/to-megabytes.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** Rule: FILE-7. */
const ACCEPTED = ['.pdf', '.doc', '.docx']

export interface UploadModalProps {
  readonly label: string
  readonly upload: Upload
  readonly isSaving?: boolean
  /** The error message of the save. */
  readonly refusal?: string | null
  readonly onSave: () => void
  readonly onClose: () => void
}

/** 'Upload your file': the file is uploaded as soon as it is selected, previewed, and stored with Save. Rule: UI-13. */
export const UploadModal = ({ label, upload, isSaving = false, refusal = null, onSave, onClose }: UploadModalProps) => {
  const { file, percent, uploaded, error } = upload
  return (
    <Dialog
      title={t('Upload your file')}
      isOpen
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      actions={
        <>
          <Button variant="quiet" onPress={onClose} isDisabled={isSaving}>
            {t('Cancel')}
          </Button>
          <Button
            variant="primary"
            onPress={onSave}
            isDisabled={uploaded === null}
            isPending={isSaving}
            pendingLabel={t('Saving')}
          >
            {t('Save')}
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
        <FileUpload
          label={label}
          accept={ACCEPTED}
          maxSize={UPLOAD_MAX_BYTES}
          description={t('PDF or Word (.pdf, .doc, .docx), {count} MB at most.', {
            count: toMegabytes(UPLOAD_MAX_BYTES),
          })}
          buttonLabel={file === null ? t('Choose a file') : t('Choose another')}
          wrongTypeMessage={t('Please choose a PDF or Word file (.pdf, .doc or .docx).')}
          tooLargeMessage={t('This file is larger than {count} MB.', { count: toMegabytes(UPLOAD_MAX_BYTES) })}
          errorMessage={error}
          isDisabled={isSaving}
          onSelect={upload.start}
          onReject={upload.reset}
        />
        {file !== null && (
          <FileUploadItem
            name={file.name}
            description={formatFileSize(file.size)}
            progress={percent ?? undefined}
            progressLabel={t('Uploading {name}', { name: file.name })}
            removeLabel={
              percent === null ? t('Remove {name}', { name: file.name }) : t('Cancel {name}', { name: file.name })
            }
            onRemove={upload.reset}
          />
        )}
        {file !== null && <FilePreview name={file.name} source={file} />}
      </Stack>
    </Dialog>
  )
}
