import type { Received, Routes } from '@guildhall/rest-contract/client'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDay, formatWhen } from '../../../../shared/format/formats.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

type OwnPasskeys = Received<Routes['listPasskeys']>
/** A passkey of the user. */
export type PasskeyView = OwnPasskeys['passkeys'][number]

export interface PasskeysProps {
  readonly passkeys: Loadable<readonly PasskeyView[]>
  /** Whether this browser can make passkeys here. Rule: IDEN-66. */
  readonly canAdd: boolean
  readonly isAdding?: boolean
  readonly now: Date
  readonly onAdd: () => void
  readonly onRename: (passkey: PasskeyView) => void
  readonly onRemove: (passkey: PasskeyView) => void
}

const describe = ({ createdAt, lastUsedAt }: PasskeyView, now: Date): string => {
  const day = formatDay(createdAt, now)
  return lastUsedAt === null
    ? t('Added {day}, not used yet', { day })
    : t('Added {day}, last used {when}', { day, when: formatWhen(lastUsedAt, now) })
}

/** The passkeys of the user, with buttons to add, rename and remove them. Rule: IDEN-60. */
export const Passkeys = ({ passkeys, canAdd, isAdding = false, now, onAdd, onRename, onRemove }: PasskeysProps) => (
  <SettingPart
    title={t('Passkeys')}
    aside={
      canAdd && (
        <Button variant="quiet" size="sm" onPress={onAdd} isPending={isAdding} pendingLabel={t('One moment')}>
          {t('Add a passkey')}
        </Button>
      )
    }
  >
    {passkeys.state === 'loading' && (
      <SkeletonGroup label={t('Loading your passkeys')}>
        <Stack gap={3}>
          <Skeleton width="60%" />
        </Stack>
      </SkeletonGroup>
    )}
    {passkeys.state === 'failed' && (
      <EmptyState
        isFlush
        title={t('Your passkeys did not load')}
        actions={<Button onPress={passkeys.onRetry}>{t('Try again')}</Button>}
      >
        {passkeys.message}
      </EmptyState>
    )}
    {passkeys.state === 'ready' && passkeys.value.length === 0 && (
      <Text tone="muted">
        {t(
          'Sign in by fingerprint, face or the lock of your device, without a password. Nobody can guess or phish it.',
        )}
      </Text>
    )}
    {passkeys.state === 'ready' && passkeys.value.length > 0 && (
      <SettingRows>
        {passkeys.value.map((passkey) => (
          <SettingRow
            key={passkey.uuid}
            label={passkey.name}
            value={describe(passkey, now)}
            control={
              <Cluster>
                <Button
                  size="sm"
                  aria-label={t('Rename {passkey}', { passkey: passkey.name })}
                  onPress={() => onRename(passkey)}
                >
                  {t('Rename')}
                </Button>
                <Button
                  size="sm"
                  aria-label={t('Remove {passkey}', { passkey: passkey.name })}
                  onPress={() => onRemove(passkey)}
                >
                  {t('Remove')}
                </Button>
              </Cluster>
            }
          />
        ))}
      </SettingRows>
    )}
  </SettingPart>
)
