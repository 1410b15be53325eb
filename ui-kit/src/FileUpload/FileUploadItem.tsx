import type { ReactNode, RefAttributes } from 'react'
import { FileText, X } from '../Icon/icons.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import styles from './FileUpload.module.css'
import { t } from '../i18n/index.ts'

export interface FileUploadItemProps extends RefAttributes<HTMLDivElement> {
  /** The name of the file. */
  readonly name: string
  /** The size or status of the file. */
  readonly description?: ReactNode
  /** Default a sheet. */
  readonly icon?: IconType | undefined
  /** Percent during the upload; absent afterwards. */
  readonly progress?: number | undefined
  /** The accessible name of the progress. */
  readonly progressLabel?: string | undefined
  /** Cancels the upload, or removes the uploaded file. */
  readonly onRemove?: (() => void) | undefined
  /** The name of the button that removes it. Default "Remove" with the name of the file. */
  readonly removeLabel?: string | undefined
}

/** A file that is uploaded, or being uploaded. */
export const FileUploadItem = ({
  name,
  description,
  icon = FileText,
  progress,
  progressLabel = t('Uploading'),
  onRemove,
  removeLabel = t('Remove {name}', { name }),
  ref,
}: FileUploadItemProps) => (
  <div ref={ref} className={styles['file']}>
    <Icon icon={icon} />
    <span className={styles['name']}>
      {name} {description !== undefined && <span className={styles['description']}>{description}</span>}
    </span>
    {onRemove ? <IconButton size="sm" label={removeLabel} icon={X} onPress={onRemove} /> : <span />}
    {progress !== undefined && (
      <ProgressBar aria-label={progressLabel} value={progress} className={styles['progress']} />
    )}
  </div>
)
