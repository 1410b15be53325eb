import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { LoadMore } from '@guildhall/ui-kit/LoadMore'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { FormDialog } from '../../../shared/components/FormDialog/index.ts'
import { LeaveGuard } from '../../../shared/components/LeaveGuard/index.ts'
import { formatNumber } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import { audienceLabels } from '../announcement-words.ts'
import type { Announcement, AnnouncementDraft, AnnouncementList } from '../api/use-announcements.ts'
import styles from '../components/Announcements/Announcements.module.css'
import { AnnouncementForm, Preview } from '../components/Announcements/index.ts'
import { ProofDialog } from '../components/ProofDialog.tsx'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { formatMoment } from '../report-words.ts'

export interface StaffAnnouncementsPageProps {
  readonly announcements: Loadable<AnnouncementList>
  readonly draft: AnnouncementDraft
}

const columns: readonly Column<Announcement>[] = [
  {
    id: 'what',
    header: t('Announcement'),
    isRowHeader: true,
    cell: ({ text, title }) => (
      <>
        <bdi>{title}</bdi>
        <Text as="div" variant="caption" tone="muted">
          <bdi>{text}</bdi>
        </Text>
      </>
    ),
  },
  {
    id: 'to',
    header: t('To'),
    cell: ({ audience, recipients }) =>
      t('{audience} ({count})', { audience: audienceLabels[audience], count: formatNumber(recipients) }),
  },
  { id: 'by', header: t('By'), cell: ({ operatorName }) => operatorName ?? t('A command') },
  { id: 'at', header: t('When'), cell: ({ at }) => formatMoment(at) },
]

const Past = ({ announcements }: Pick<StaffAnnouncementsPageProps, 'announcements'>) => {
  if (announcements.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading the announcements')}>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </SkeletonGroup>
    )
  if (announcements.state === 'failed')
    return (
      <EmptyState
        isFlush
        title={t('The list did not load')}
        actions={<Button onPress={announcements.onRetry}>{t('Try again')}</Button>}
      >
        {announcements.message}
      </EmptyState>
    )
  const { hasMore, isLoadingMore, items, onLoadMore } = announcements.value
  if (items.length === 0) return <Text tone="muted">{t('Nothing has been announced yet.')}</Text>
  return (
    <>
      <Table
        label={t('Announcements')}
        isFlush
        isStackedOnPhone
        columns={columns}
        rows={items}
        getRowId={({ uuid }) => uuid}
      />
      {hasMore && (
        <LoadMore
          status={t('{count} shown', { count: items.length })}
          label={t('Show more')}
          hasMore
          isLoading={isLoadingMore}
          onLoadMore={onLoadMore}
        />
      )}
    </>
  )
}

/** Announcements into the inboxes of an audience, and those that were made. Rule: MOD-67. */
export const StaffAnnouncementsPage = ({ announcements, draft }: StaffAnnouncementsPageProps) => {
  const { form, isAsking, isPending, onCancel, onConfirm, proof, refusal } = draft
  const audiences = announcements.state === 'ready' ? announcements.value.audiences : null
  return (
    <StaffPage title={t('Announcements')}>
      <Stack>
        <div className={styles['columns']}>
          <Card title={t('New announcement')}>
            <AnnouncementForm audiences={audiences} {...draft} />
          </Card>
          <Card title={t('Preview')}>
            <Preview form={form} />
          </Card>
        </div>
        <Card title={t('Made before')}>
          <Past announcements={announcements} />
        </Card>
      </Stack>
      <LeaveGuard isDirty={form.title !== '' || form.text !== ''} />
      {isAsking && (
        <FormDialog
          title={t('Announce this now?')}
          saveText={t('Announce')}
          isDanger
          isPending={isPending}
          refusal={refusal}
          onSave={onConfirm}
          onClose={onCancel}
        >
          <Text>
            {audiences === null
              ? t('It goes to their inboxes, and cannot be taken back: {audience}', {
                  audience: audienceLabels[form.audience],
                })
              : t('It goes to their inboxes, and cannot be taken back: {audience} ({count})', {
                  audience: audienceLabels[form.audience],
                  count: formatNumber(audiences[form.audience]),
                })}
          </Text>
          <Text variant="subheading">
            <bdi>{form.title}</bdi>
          </Text>
        </FormDialog>
      )}
      {proof !== null && <ProofDialog {...proof} />}
    </StaffPage>
  )
}
