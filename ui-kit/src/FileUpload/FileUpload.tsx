import { useId, useState, type ReactNode, type RefAttributes } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { Button } from '../Button/index.ts'
import { CircleAlert, Upload } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { validateFile, type FileLimits } from './file-limits.ts'
import styles from './FileUpload.module.css'
import { t } from '../i18n/index.ts'

export interface FileUploadProps extends FileLimits, RefAttributes<HTMLDivElement> {
  /** What the file is. */
  readonly label: string
  /** The limits in words: "PDF or DOCX, 10 MB at most". */
  readonly description?: ReactNode
  /** An error of the server; a rejection by this field replaces it. */
  readonly errorMessage?: ReactNode
  /** Called with a file that was accepted. */
  readonly onSelect: (file: File) => void
  /** Called with the reason when a file was rejected: the file selected before must not be used as if it were this one. */
  readonly onReject?: ((reason: 'type' | 'size') => void) | undefined
  /** Default "Choose a file". */
  readonly buttonLabel?: string | undefined
  /** Default "or drop it here". */
  readonly dropLabel?: string | undefined
  /** Shown for a file of another type. */
  readonly wrongTypeMessage?: string | undefined
  /** Shown for a file that is too large. */
  readonly tooLargeMessage?: string | undefined
  /** Cannot be used now; say why next to it. */
  readonly isDisabled?: boolean | undefined
  /** Above the button, such as the picture that is replaced. */
  readonly children?: ReactNode
}

/** Takes one file, dropped or selected; rejects other types and sizes before anything is sent. */
export const FileUpload = ({
  label,
  description,
  errorMessage,
  onSelect,
  onReject,
  accept,
  maxSize,
  buttonLabel = t('Choose a file'),
  dropLabel = t('or drop it here'),
  wrongTypeMessage = t('This kind of file can’t be read here.'),
  tooLargeMessage = t('This file is too large.'),
  isDisabled = false,
  children,
  ref,
}: FileUploadProps) => {
  const id = useId()
  const [refusal, setRefusal] = useState<'type' | 'size'>()
  const take = (file: File | undefined) => {
    if (file === undefined) return
    const rejection = validateFile(file, { accept, maxSize })
    setRefusal(rejection)
    if (rejection === undefined) onSelect(file)
    else onReject?.(rejection)
  }
  const message = refusal === 'type' ? wrongTypeMessage : refusal === 'size' ? tooLargeMessage : errorMessage
  return (
    <div ref={ref} className={styles['field']}>
      <span className={styles['label']} id={id}>
        {label}
      </span>
      <DropZone
        className={styles['dropZone'] ?? ''}
        aria-labelledby={id}
        isDisabled={isDisabled}
        data-invalid={message ? true : undefined}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const item = items.find((item) => item.kind === 'file')
          void item?.getFile().then(take)
        }}
      >
        {children}
        <span className={styles['row']}>
          <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
            <Button isDisabled={isDisabled}>
              <Icon icon={Upload} />
              {buttonLabel}
            </Button>
          </FileTrigger>
          <span>{dropLabel}</span>
        </span>
        {description !== undefined && <span className={styles['description']}>{description}</span>}
      </DropZone>
      <span role="alert">
        {message ? (
          <span className={styles['error']}>
            <Icon icon={CircleAlert} size="sm" />
            <span>{message}</span>
          </span>
        ) : null}
      </span>
    </div>
  )
}
