import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Card } from '@guildhall/ui-kit/Card'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { JobList, SystemOverview } from '../api/use-system.ts'
import { ActionDialog, type ActionDialogProps } from '../components/People/index.ts'
import { ProofDialog, type ProofDialogProps } from '../components/ProofDialog.tsx'
import { StaffPage } from '../components/StaffFrame/index.ts'
import { Jobs, type JobsProps, SearchIndex, type SearchIndexProps, WorkTable } from '../components/System/index.ts'

export interface StaffSystemPageProps
  extends Omit<JobsProps, 'list'>, Pick<SearchIndexProps, 'onCompare' | 'onRepair' | 'starting'> {
  readonly jobs: Loadable<JobList>
  readonly system: Loadable<SystemOverview>
  readonly dialog: ActionDialogProps | null
  readonly proof: ProofDialogProps | null
  readonly onStart: (name: string) => void
}

interface LoadedProps<Value> {
  readonly of: Loadable<Value>
  readonly children: (value: Value) => ReactNode
}

const Loaded = <Value,>({ of, children }: LoadedProps<Value>) => {
  if (of.state === 'ready') return children(of.value)
  if (of.state === 'loading')
    return (
      <SkeletonGroup label={t('Loading')}>
        <Skeleton width="70%" />
        <Skeleton width="55%" />
      </SkeletonGroup>
    )
  return (
    <EmptyState
      isFlush
      title={t('The list did not load')}
      actions={<Button onPress={of.onRetry}>{t('Try again')}</Button>}
    >
      {of.message}
    </EmptyState>
  )
}

/** What runs behind the product: jobs that fail, the search index, scheduled work. Rules: MOD-62 to MOD-66. */
export const StaffSystemPage = ({
  dialog,
  jobs,
  onCompare,
  onRepair,
  onStart,
  proof,
  starting,
  system,
  ...actions
}: StaffSystemPageProps) => (
  <StaffPage title={t('System')}>
    <Stack>
      <Card title={t('Jobs')}>
        <Loaded of={jobs}>{(list) => <Jobs list={list} {...actions} />}</Loaded>
      </Card>
      <Card title={t('Search index')}>
        <Loaded of={system}>
          {(overview) => (
            <SearchIndex system={overview} starting={starting} onCompare={onCompare} onRepair={onRepair} />
          )}
        </Loaded>
      </Card>
      <Card title={t('Scheduled work')}>
        <Loaded of={system}>{({ work }) => <WorkTable work={work} starting={starting} onStart={onStart} />}</Loaded>
      </Card>
    </Stack>
    {dialog !== null && <ActionDialog key={dialog.action.title} {...dialog} />}
    {proof !== null && <ProofDialog {...proof} />}
  </StaffPage>
)
