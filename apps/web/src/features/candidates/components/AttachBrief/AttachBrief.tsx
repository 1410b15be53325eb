import { useRef } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Text } from '@guildhall/ui-kit/Text'
import { FilesToSend, type FilesToSendProps } from '../../../files/index.ts'
import { t } from '../../../../shared/i18n/index.ts'
import styles from './AttachBrief.module.css'

export interface AttachBriefProps extends FilesToSendProps {
  readonly onFiles: (files: readonly File[]) => void
  /** Why the offer cannot go with the file as it stands. */
  readonly problem?: string | null | undefined
}

/** One file that says more than the offer's few words: chosen, on its way, there. Rule: CONV-35. */
export const AttachBrief = ({ files, onFiles, onRemove, problem = null }: AttachBriefProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles['brief']}>
      {files.length === 0 ? (
        <div className={styles['choose']}>
          <Button variant="quiet" size="sm" onPress={() => input.current?.click()}>
            <Icon icon={icons.Paperclip} />
            {t('Attach a brief')}
          </Button>
          <Text as="span" variant="caption">
            {t('PDF or Word, 10 MB at most')}
          </Text>
        </div>
      ) : (
        <FilesToSend files={files} onRemove={onRemove} />
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('Attach a brief')}
        accept=".pdf,.doc,.docx"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      {problem !== null && (
        <Text variant="caption" tone="danger" role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}
