import { useId, useState, type ReactNode, type RefAttributes } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { Button } from '../Button/index.ts'
import { CircleAlert, Upload } from '../Icon/icons.ts'
import { Icon } from '../Icon/index.ts'
import { validateFile, type FileLimits } from './file-limits.ts'
import styles from './FileUpload.module.css'
import { t } from '../i18n/index.ts'

export interface FileUploadProps extends FileLimits, RefAttributes<HTMLDivElement> {
  readonly label: string
  /** The limits, said before: "PDF or DOCX, 10 MB at most". */
  readonly description?: ReactNode
  /** An error of the server's; it yields to a refusal here. */
  readonly errorMessage?: ReactNode
  readonly onSelect: (file: File) => void
  readonly buttonLabel?: string | undefined
  readonly dropLabel?: string | undefined
  readonly wrongTypeMessage?: string | undefined
  readonly tooLargeMessage?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly children?: ReactNode
}

/** Takes one file, dropped or chosen; what can't come in is refused here, in words, before anything is sent. */
export const FileUpload = ({
  label,
  description,
  errorMessage,
  onSelect,
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
    const refused = validateFile(file, { accept, maxSize })
    setRefusal(refused)
    if (refused === undefined) onSelect(file)
  }
  const said = refusal === 'type' ? wrongTypeMessage : refusal === 'size' ? tooLargeMessage : errorMessage
  return (
    <div ref={ref} className={styles['field']}>
      <span className={styles['label']} id={id}>
        {label}
      </span>
      <DropZone
        className={styles['drop'] ?? ''}
        aria-labelledby={id}
        isDisabled={isDisabled}
        data-invalid={said ? true : undefined}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const item = items.find((item) => item.kind === 'file')
          void item?.getFile().then(take)
        }}
      >
        {children}
        <span className={styles['line']}>
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
        {said ? (
          <span className={styles['error']}>
            <Icon icon={CircleAlert} size="sm" />
            <span>{said}</span>
          </span>
        ) : null}
      </span>
    </div>
  )
}
