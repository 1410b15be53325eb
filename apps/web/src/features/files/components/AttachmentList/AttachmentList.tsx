import { FileUploadItem, formatFileSize } from '@guildhall/ui-kit/FileUpload'
import type { Attachment } from '../../api/use-attachments.ts'
import styles from './AttachmentList.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface AttachmentListProps {
  readonly files: readonly Attachment[]
  readonly onRemove: (id: string) => void
}

/** The attachments of a message with their progress, and buttons to remove them. Rule: UI-39. */
export const AttachmentList = ({ files, onRemove }: AttachmentListProps) => (
  <ul className={styles['files']} aria-label={t('Files to send')}>
    {files.map(({ id, name, size, progress, problem }) => (
      <li key={id}>
        <FileUploadItem
          name={name}
          description={problem ?? formatFileSize(size)}
          onRemove={() => onRemove(id)}
          removeLabel={progress === null ? t('Remove {name}', { name }) : t('Cancel the upload of {name}', { name })}
          {...(progress === null ? {} : { progress, progressLabel: t('Uploading {name}', { name }) })}
        />
      </li>
    ))}
  </ul>
)
