import type { Received, Routes } from '@guildhall/rest-contract/client'
import { Button, LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDay, formatWhen } from '../../../../shared/format/formats.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** A device on which the user is signed in. */
export type SessionView = Received<Routes['listSessions']>['sessions'][number]

export interface SessionsProps {
  readonly sessions: Loadable<readonly SessionView[]>
  readonly now: Date
  readonly onEnd: (session: SessionView) => void
  readonly onEndOthers: () => void
}

const factsOf = ({ address, createdAt, current, lastSeenAt }: SessionView, now: Date): string =>
  current
    ? t('{address}, signed in {day}', { address, day: formatDay(createdAt, now) })
    : t('{address}, last used {when}, signed in {day}', {
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
        label={session.current ? t('This device: {device}', { device: session.device }) : session.device}
        value={factsOf(session, now)}
        control={
          session.current ? (
            <Cluster>
              <StatusIndicator tone="success">{t('Now')}</StatusIndicator>
              <LinkButton size="sm" href="/logout">
                {t('Sign out')}
              </LinkButton>
            </Cluster>
          ) : (
            <Button
              size="sm"
              aria-label={t('End {device}, {address}', { device: session.device, address: session.address })}
              onPress={() => onEnd(session)}
            >
              {t('End')}
            </Button>
          )
        }
      />
    ))}
  </SettingRows>
)

/** The user's sessions, with buttons to end one or all others. Rule: IDEN-18. */
export const Sessions = ({ sessions, now, onEnd, onEndOthers }: SessionsProps) => {
  const others = sessions.state === 'ready' && sessions.value.some(({ current }) => !current)
  return (
    <SettingPart
      title={t('Where you are signed in')}
      aside={
        others && (
          <Button variant="quiet" size="sm" onPress={onEndOthers}>
            {t('End all others')}
          </Button>
        )
      }
    >
      {sessions.state === 'loading' && (
        <SkeletonGroup label={t('Loading your devices')}>
          <Stack gap={3}>
            <Skeleton width="60%" />
            <Skeleton width="45%" />
          </Stack>
        </SkeletonGroup>
      )}
      {sessions.state === 'failed' && (
        <EmptyState
          isFlush
          title={t('Your devices did not load')}
          actions={<Button onPress={sessions.onRetry}>{t('Try again')}</Button>}
        >
          {sessions.message}
        </EmptyState>
      )}
      {sessions.state === 'ready' && <Rows sessions={sessions.value} now={now} onEnd={onEnd} />}
    </SettingPart>
  )
}
