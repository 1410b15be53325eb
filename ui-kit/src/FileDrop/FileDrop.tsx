import { useId, useState, type ReactNode, type RefAttributes } from 'react'
import { DropZone, FileTrigger } from 'react-aria-components'
import { Button } from '../Button/index.ts'
import { CircleAlert, Upload } from '../Icon/glyphs.ts'
import { Icon } from '../Icon/index.ts'
import { refusalOf, type FileLimits } from './accept.ts'
import styles from './FileDrop.module.css'
import { say } from '../words/index.ts'

export interface FileDropProps extends FileLimits, RefAttributes<HTMLDivElement> {
  readonly label: string
  /** The limits, said before: "PDF or DOCX, 10 MB at most". */
  readonly description?: ReactNode
  /** An error of the server's; it yields to a refusal here. */
  readonly error?: ReactNode
  readonly onFile: (file: File) => void
  readonly buttonText?: string | undefined
  readonly dropText?: string | undefined
  readonly wrongType?: string | undefined
  readonly tooLarge?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly children?: ReactNode
}

/** Takes one file, dropped or chosen; what can't come in is refused here, in words, before anything is sent. */
export const FileDrop = ({
  label,
  description,
  error,
  onFile,
  accept,
  maximumSize,
  buttonText = say('Choose a file'),
  dropText = say('or drop it here'),
  wrongType = say('This kind of file can’t be read here.'),
  tooLarge = say('This file is too large.'),
  isDisabled = false,
  children,
  ref,
}: FileDropProps) => {
  const id = useId()
  const [refusal, setRefusal] = useState<'type' | 'size'>()
  const take = (file: File | undefined) => {
    if (file === undefined) return
    const refused = refusalOf(file, { accept, maximumSize })
    setRefusal(refused)
    if (refused === undefined) onFile(file)
  }
  const said = refusal === 'type' ? wrongType : refusal === 'size' ? tooLarge : error
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
              <Icon of={Upload} />
              {buttonText}
            </Button>
          </FileTrigger>
          <span>{dropText}</span>
        </span>
        {description !== undefined && <span className={styles['hint']}>{description}</span>}
      </DropZone>
      <span role="alert">
        {said ? (
          <span className={styles['error']}>
            <Icon of={CircleAlert} size="sm" />
            <span>{said}</span>
          </span>
        ) : null}
      </span>
    </div>
  )
}
