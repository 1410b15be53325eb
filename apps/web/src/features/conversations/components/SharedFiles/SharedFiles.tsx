import { Button } from '@guildhall/ui-kit/Button'
import { Drawer } from '@guildhall/ui-kit/Drawer'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { formatDate } from '../../../../shared/format/formats.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { FileGallery } from '../../../files/index.ts'
import type { SharedFileEntry, SharedFileList } from '../../api/use-shared-files.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface SharedFilesProps {
  /** The first name of the other side. */
  readonly otherName: string
  readonly files: Loadable<SharedFileList>
  readonly onClose: () => void
}

const originOf = ({ isOwn, sentAt }: SharedFileEntry, otherName: string): string => {
  const day = formatDate(sentAt.toISOString())
  return isOwn ? t('You, {day}', { day }) : t('{name}, {day}', { name: otherName, day })
}

const Content = ({ files, otherName }: Omit<SharedFilesProps, 'onClose'>) => {
  if (files.state === 'loading') {
    return (
      <SkeletonGroup label={t('Loading the files')}>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
        <Skeleton width="62%" />
      </SkeletonGroup>
    )
  }
  if (files.state === 'failed') {
    return (
      <EmptyState
        isFlush
        illustration="lamp"
        title={t('The files did not load')}
        actions={<Button onPress={files.onRetry}>{t('Try again')}</Button>}
      >
        {files.message}
      </EmptyState>
    )
  }
  const { files: shared, hasMore, isLoadingMore, onLoadMore } = files.value
  if (shared.length === 0) {
    return (
      <EmptyState isFlush illustration="ledger" title={t('No files yet')}>
        {t('Documents and pictures of the messages are kept here.')}
      </EmptyState>
    )
  }
  return (
    <>
      <FileGallery files={shared.map((file) => ({ ...file, origin: originOf(file, otherName) }))} />
      <LoadMore
        label={t('Show earlier')}
        status={t('{count} shown', { count: shared.length })}
        hasMore={hasMore}
        isLoading={isLoadingMore}
        onLoadMore={onLoadMore}
      />
    </>
  )
}

/** All files of a conversation, beside it. Rule: CONV-72. */
export const SharedFiles = ({ onClose, ...props }: SharedFilesProps) => (
  <Drawer
    isOpen
    size="md"
    title={t('Files')}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
  >
    <Content {...props} />
  </Drawer>
)
