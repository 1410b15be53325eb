import { DELETION_UNDO_DAYS } from '@guildhall/domain/shared'
import type { Received, Routes } from '@guildhall/rest-contract/client'
import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Stack } from '@guildhall/ui-kit/Stack'
import { type Column, Table } from '@guildhall/ui-kit/Table'
import type { Loadable } from '../../../app/conversations/index.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../patterns/SettingsFrame/index.ts'
import { say } from '../../../words/index.ts'

/** One thing that is kept: what, how long, why. */
export type RetentionRule = Received<Routes['readRetention']>['rules'][number]

export interface PrivacySettingsProps {
  readonly retention: Loadable<readonly RetentionRule[]>
  readonly onDelete: () => void
  /** What else can be done with one's data, as rows before the deletion. */
  readonly children?: ReactNode
}

const columns: readonly Column<RetentionRule>[] = [
  { id: 'what', name: say('What'), cell: ({ what }) => what, isRowName: true },
  { id: 'kept', name: say('Kept'), cell: ({ kept }) => kept },
  { id: 'why', name: say('Why'), cell: ({ why }) => why },
]

/** One's data: to take, to delete, and how long what is kept. Source: D18. */
export const PrivacySettings = ({ retention, onDelete, children }: PrivacySettingsProps) => (
  <>
    <SettingPart title={say('Your data')}>
      <SettingRows>
        {children}
        <SettingRow
          label={say('Delete your account')}
          value={say('With your password; {days} days to change your mind', { days: DELETION_UNDO_DAYS })}
          control={
            <Button size="sm" onPress={onDelete}>
              {say('Delete account')}
            </Button>
          }
        />
      </SettingRows>
    </SettingPart>
    <SettingPart title={say('What we keep, and how long')}>
      {retention.state === 'loading' && (
        <SkeletonGroup label={say('Loading what we keep')}>
          <Stack gap={3}>
            {[80, 64, 72, 58].map((width) => (
              <Skeleton key={width} width={`${width}%`} />
            ))}
          </Stack>
        </SkeletonGroup>
      )}
      {retention.state === 'failed' && (
        <EmptyState
          isFlush
          title={say('The list did not load')}
          actions={<Button onPress={retention.onRetry}>{say('Try again')}</Button>}
        >
          {retention.message}
        </EmptyState>
      )}
      {retention.state === 'ready' && (
        <Table
          label={say('Kept data')}
          columns={columns}
          rows={retention.value}
          idOf={({ key }) => key}
          isFlush
          stacks
        />
      )}
    </SettingPart>
  </>
)
