import { Text } from '@guildhall/ui-kit/Text'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { useEffect, useState } from 'react'
import { docxPage, PAGE_TYPE } from './docx-page.ts'
import styles from './FilePreview.module.css'
import { getPreviewKind } from './preview-kind.ts'
import { type FileSource, useBlob, useBlobSource } from './use-blob.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface FilePreviewProps {
  readonly name: string
  /** The file itself, or its address. */
  readonly source: FileSource
}

/** A preview of PDF, Word and picture files; other files have a message instead. Rule: FILE-13. */
export const FilePreview = ({ name, source }: FilePreviewProps) => {
  const kind = getPreviewKind(name)
  const blob = useBlob(source)
  if (kind === 'none' || (kind === 'pdf' && !navigator.pdfViewerEnabled)) {
    return <Text variant="caption">{t('There is no preview of this kind of file here. Open it to look at it.')}</Text>
  }
  if (blob === undefined) return <Loading name={name} />
  if (blob === null) return <Text variant="caption">{t('The preview did not come. Open the file to look at it.')}</Text>
  if (kind === 'docx') return <Word name={name} blob={blob} />
  return kind === 'pdf' ? <Pdf name={name} blob={blob} /> : <Picture name={name} blob={blob} />
}

const Loading = ({ name }: { readonly name: string }) => (
  <SkeletonGroup className={styles['frame'] ?? ''} label={t('Reading {name}', { name })}>
    <Skeleton width="60%" />
    <Skeleton width="90%" />
    <Skeleton width="80%" />
  </SkeletonGroup>
)

interface ShownProps {
  readonly name: string
  readonly blob: Blob
}

const Pdf = ({ name, blob }: ShownProps) => {
  const source = useBlobSource(blob, 'application/pdf')
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers do not show PDFs in a sandbox; the blob has the type PDF and cannot be a page
    <iframe ref={source} className={styles['frame']} title={t('Preview of {name}', { name })} />
  )
}

const Picture = ({ name, blob }: ShownProps) => {
  const source = useBlobSource(blob, '')
  return <img ref={source} className={styles['image']} alt={t('Preview of {name}', { name })} />
}

const Word = ({ name, blob }: ShownProps) => {
  const [page, setPage] = useState<Blob | null>()
  useEffect(() => {
    let left = false
    const take = (read: Blob | null): void => {
      if (!left) setPage(read)
    }
    docxPage(blob).then(take, () => take(null))
    return () => {
      left = true
    }
  }, [blob])
  if (page === undefined) return <Loading name={name} />
  if (page === null)
    return <Text variant="caption">{t('This document could not be read here. Open it to look at it.')}</Text>
  return <Page name={name} blob={page} />
}

/** Sandboxed without any permissions, so that a document cannot run scripts; a blob, because the page's policy lets no text become markup. */
const Page = ({ name, blob }: ShownProps) => {
  const source = useBlobSource(blob, PAGE_TYPE)
  return <iframe ref={source} className={styles['frame']} title={t('Preview of {name}', { name })} sandbox="" />
}
