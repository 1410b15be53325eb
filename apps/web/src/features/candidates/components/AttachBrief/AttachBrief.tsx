import { UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Text } from '@guildhall/ui-kit/Text'
import { FilePicker, AttachmentList, type AttachmentListProps } from '../../../files/index.ts'
import { toMegabytes } from '../../../../shared/format/to-megabytes.ts'
import { t } from '../../../../shared/i18n/index.ts'
import styles from './AttachBrief.module.css'

export interface AttachBriefProps extends AttachmentListProps {
  readonly onFiles: (files: readonly File[]) => void
  /** Why the offer cannot be sent with the file in its current state. */
  readonly problem?: string | null | undefined
}

/** The file attached to an offer: selected, uploading or uploaded. Rule: CONV-35. */
export const AttachBrief = ({ files, onFiles, onRemove, problem = null }: AttachBriefProps) => (
  <div className={styles['brief']}>
    <FilePicker label={t('Attach a brief')} onFiles={onFiles}>
      {(open) =>
        files.length === 0 ? (
          <div className={styles['choose']}>
            <Button variant="quiet" size="sm" onPress={open}>
              <Icon icon={icons.Paperclip} />
              {t('Attach a brief')}
            </Button>
            <Text as="span" variant="caption">
              {t('PDF, Word or picture, {count} MB at most', { count: toMegabytes(UPLOAD_MAX_BYTES) })}
            </Text>
          </div>
        ) : (
          <AttachmentList files={files} onRemove={onRemove} />
        )
      }
    </FilePicker>
    {problem !== null && (
      <Text variant="caption" tone="danger" role="alert">
        {problem}
      </Text>
    )}
  </div>
)
