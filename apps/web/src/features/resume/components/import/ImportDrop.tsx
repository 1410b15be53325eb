import { UPLOAD_MAX_BYTES } from '@guildhall/domain/files'
import { Button } from '@guildhall/ui-kit/Button'
import { FileUpload, FileUploadItem } from '@guildhall/ui-kit/FileUpload'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDay, formatTime } from '../../../../shared/format/formats.ts'
import styles from './ImportPage.module.css'
import { toMegabytes } from '../../../../shared/format/to-megabytes.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ImportDropProps {
  /** The file that is being read, and the percentage that is uploaded. */
  readonly reading: { readonly name: string; readonly percent: number } | null
  readonly error: string | null
  readonly onFile: (file: File) => void
  readonly onCancel: () => void
  /** The deadline for undoing the last import. */
  readonly undoUntil: string | null
  readonly isUndoing?: boolean
  readonly onUndo: () => void
}

/** The drop zone for a LinkedIn PDF or another CV; the data found is shown before anything changes. Rule: PROF-32. */
export const ImportDrop = (props: ImportDropProps) => {
  const { reading, error, onFile, onCancel, undoUntil, isUndoing = false, onUndo } = props
  return (
    <section className={styles['drop']} aria-labelledby="import-title">
      <Text as="h2" variant="label" id="import-title">
        {t('From a LinkedIn PDF')}
      </Text>
      <Text variant="caption">
        {t(
          '“Save to PDF” on your LinkedIn page, then drop it here; another CV works too. You see each thing found before anything changes.',
        )}
      </Text>
      <FileUpload
        label={t('The file to read')}
        accept={['.pdf', '.docx']}
        maxSize={UPLOAD_MAX_BYTES}
        description={t('PDF or Word (.docx), {count} MB at most.', { count: toMegabytes(UPLOAD_MAX_BYTES) })}
        buttonLabel={t('Choose the file')}
        wrongTypeMessage={t('This is not a PDF or a Word file (.docx).')}
        tooLargeMessage={t('This file is larger than {count} MB.', { count: toMegabytes(UPLOAD_MAX_BYTES) })}
        errorMessage={error}
        isDisabled={reading !== null}
        onSelect={onFile}
      />
      {reading !== null && (
        <FileUploadItem
          name={reading.name}
          description={reading.percent < 100 ? t('on its way') : t('being read')}
          progress={reading.percent}
          progressLabel={t('Reading {name}', { name: reading.name })}
          removeLabel={t('Cancel {name}', { name: reading.name })}
          onRemove={onCancel}
        />
      )}
      {undoUntil !== null && (
        <div>
          <Text variant="caption">
            {t('You took over a file. All of it can be undone until {day}, {time}.', {
              day: formatDay(undoUntil),
              time: formatTime(undoUntil),
            })}
          </Text>
          <Button size="sm" onPress={onUndo} isPending={isUndoing} pendingLabel={t('Undoing')}>
            {t('Undo the import')}
          </Button>
        </div>
      )}
    </section>
  )
}
