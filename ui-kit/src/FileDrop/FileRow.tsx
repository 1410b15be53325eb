import type { ReactNode, RefAttributes } from 'react'
import { FileText, X } from '../Icon/glyphs.ts'
import { Icon, type Glyph } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { ProgressBar } from '../ProgressBar/index.ts'
import styles from './FileDrop.module.css'
import { say } from '../words/index.ts'

export interface FileRowProps extends RefAttributes<HTMLDivElement> {
  readonly name: string
  /** Its size, or what is happening to it. */
  readonly detail?: ReactNode
  readonly icon?: Glyph | undefined
  /** Percent while it is on its way; absent once it is there. */
  readonly progress?: number | undefined
  /** What is in progress, for screen readers. */
  readonly progressLabel?: string | undefined
  /** Cancels while it is on its way, removes once it is there. */
  readonly onRemove?: (() => void) | undefined
  readonly removeLabel?: string | undefined
}

/** One file that is there, or on its way. */
export const FileRow = ({
  name,
  detail,
  icon = FileText,
  progress,
  progressLabel = say('Uploading'),
  onRemove,
  removeLabel = say('Remove {name}', { name }),
  ref,
}: FileRowProps) => (
  <div ref={ref} className={styles['file']}>
    <Icon of={icon} />
    <span className={styles['name']}>
      {name} {detail !== undefined && <span className={styles['hint']}>{detail}</span>}
    </span>
    {onRemove ? <IconButton size="sm" label={removeLabel} icon={X} onPress={onRemove} /> : <span />}
    {progress !== undefined && (
      <ProgressBar aria-label={progressLabel} value={progress} className={styles['progress']} />
    )}
  </div>
)
