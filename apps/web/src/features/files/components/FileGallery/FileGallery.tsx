import { Heading, Text } from '@guildhall/ui-kit/Text'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { useState } from 'react'
import { FileLink, isPicture } from '../FilePreview/index.ts'
import { PictureViewer } from './PictureViewer.tsx'
import styles from './FileGallery.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface GalleryFile {
  readonly name: string
  /** Its address in this application. */
  readonly url: string
  /** Who sent it, and when: "Dana, 2 March 2026". */
  readonly origin: string
}

export interface FileGalleryProps {
  /** In the order in which they are shown. */
  readonly files: readonly GalleryFile[]
}

/** Files by kind: pictures small, to be opened one after the other, and documents by name. Rule: CONV-72. */
export const FileGallery = ({ files }: FileGalleryProps) => {
  const [opened, setOpened] = useState<number | null>(null)
  const pictures = files.filter(({ name }) => isPicture(name))
  const documents = files.filter(({ name }) => !isPicture(name))
  return (
    <div className={styles['gallery']}>
      {pictures.length > 0 && (
        <section className={styles['part']} aria-label={t('Pictures')}>
          <Heading level={3}>{t('Pictures')}</Heading>
          <ul className={styles['pictures']}>
            {pictures.map(({ name, origin, url }, index) => (
              <li key={url}>
                <UnstyledButton
                  className={styles['thumbnail']}
                  aria-label={t('Open {name}', { name })}
                  onPress={() => setOpened(index)}
                >
                  <img src={url} alt="" loading="lazy" />
                </UnstyledButton>
                <Text variant="caption" tone="muted" truncate>
                  {origin}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {documents.length > 0 && (
        <section className={styles['part']} aria-label={t('Documents')}>
          <Heading level={3}>{t('Documents')}</Heading>
          <ul className={styles['documents']}>
            {documents.map(({ name, origin, url }) => (
              <li key={url} className={styles['document']}>
                <FileLink name={name} url={url} />
                <Text variant="caption" tone="muted">
                  {origin}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {opened !== null && (
        <PictureViewer pictures={pictures} index={opened} onIndex={setOpened} onClose={() => setOpened(null)} />
      )}
    </div>
  )
}
