import { FileRow, sizeText } from '@guildhall/ui-kit/FileDrop'
import type { Attachment } from '../../api/use-attachments.ts'
import styles from './FilesToSend.module.css'
import { say } from '../../../../shared/i18n/index.ts'

export interface FilesToSendProps {
  readonly files: readonly Attachment[]
  readonly onRemove: (id: string) => void
}

/** The files that go with what is written: how far each has come, with a way to give it up. Rule: UI-39. */
export const FilesToSend = ({ files, onRemove }: FilesToSendProps) => (
  <ul className={styles['files']} aria-label={say('Files to send')}>
    {files.map(({ id, name, size, progress, problem }) => (
      <li key={id}>
        <FileRow
          name={name}
          detail={problem ?? sizeText(size)}
          onRemove={() => onRemove(id)}
          removeLabel={
            progress === null ? say('Remove {name}', { name }) : say('Cancel the upload of {name}', { name })
          }
          {...(progress === null ? {} : { progress, progressLabel: say('Uploading {name}', { name }) })}
        />
      </li>
    ))}
  </ul>
)
