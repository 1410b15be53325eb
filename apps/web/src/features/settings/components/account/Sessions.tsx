import type { Received, Routes } from '@guildhall/rest-contract/client'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Status } from '@guildhall/ui-kit/Status'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDay, formatWhen } from '../../../../shared/format/formats.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { say } from '../../../../shared/i18n/index.ts'

/** A device that one is signed in on. */
export type SessionView = Received<Routes['listSessions']>['sessions'][number]

export interface SessionsProps {
  readonly sessions: Loadable<readonly SessionView[]>
  readonly now: Date
  readonly onEnd: (session: SessionView) => void
  readonly onEndOthers: () => void
}

const factsOf = ({ address, createdAt, current, lastSeenAt }: SessionView, now: Date): string =>
  current
    ? say('{address}, signed in {day}', { address, day: formatDay(createdAt, now) })
    : say('{address}, last used {when}, signed in {day}', {
        address,
        when: formatWhen(lastSeenAt, now),
        day: formatDay(createdAt, now),
      })

const Rows = ({
  sessions,
  now,
  onEnd,
}: Pick<SessionsProps, 'now' | 'onEnd'> & { readonly sessions: readonly SessionView[] }) => (
  <SettingRows>
    {sessions.map((session) => (
      <SettingRow
        key={session.uuid}
        label={session.current ? say('This device: {device}', { device: session.device }) : session.device}
        value={factsOf(session, now)}
        control={
          session.current ? (
            <Cluster>
              <Status tone="success">{say('Now')}</Status>
              <LinkButton size="sm" href="/logout">
                {say('Sign out')}
              </LinkButton>
            </Cluster>
          ) : (
            <Button
              size="sm"
              aria-label={say('End {device}, {address}', { device: session.device, address: session.address })}
              onPress={() => onEnd(session)}
            >
              {say('End')}
            </Button>
          )
        }
      />
    ))}
  </SettingRows>
)

/** Where one is signed in, with an end for each and for all others. Rule: IDEN-18. */
export const Sessions = ({ sessions, now, onEnd, onEndOthers }: SessionsProps) => {
  const others = sessions.state === 'ready' && sessions.value.some(({ current }) => !current)
  return (
    <SettingPart
      title={say('Where you are signed in')}
      aside={
        others && (
          <Button look="quiet" size="sm" onPress={onEndOthers}>
            {say('End all others')}
          </Button>
        )
      }
    >
      {sessions.state === 'loading' && (
        <SkeletonGroup label={say('Loading your devices')}>
          <Stack gap={3}>
            <Skeleton width="60%" />
            <Skeleton width="45%" />
          </Stack>
        </SkeletonGroup>
      )}
      {sessions.state === 'failed' && (
        <EmptyState
          isFlush
          title={say('Your devices did not load')}
          actions={<Button onPress={sessions.onRetry}>{say('Try again')}</Button>}
        >
          {sessions.message}
        </EmptyState>
      )}
      {sessions.state === 'ready' && <Rows sessions={sessions.value} now={now} onEnd={onEnd} />}
    </SettingPart>
  )
}
