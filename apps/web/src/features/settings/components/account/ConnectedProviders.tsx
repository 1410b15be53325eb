import type { Received, Routes } from '@guildhall/rest-contract/client'
import type { ReactNode } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import { formatDate } from '../../../../shared/format/formats.ts'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

/** A provider, and since when it is connected. */
export type ProviderView = Received<Routes['listSignInProviders']>['providers'][number]

export interface ConnectedProvidersProps {
  readonly providers: Loadable<readonly ProviderView[]>
  /** Connecting needs a verified address. */
  readonly isVerified: boolean
  /** The name of the provider whose call is running. */
  readonly pending?: string | null
  readonly onConnect: (provider: ProviderView) => void
  readonly onDisconnect: (provider: ProviderView) => void
  /** Why the last visit to a provider has connected nothing. */
  readonly notice?: ReactNode
}

const describe = ({ configured, connectedAt, email }: ProviderView, isVerified: boolean): string => {
  if (connectedAt === null)
    return isVerified ? t('Not connected') : t('You can connect it once your e-mail is verified')
  const day = formatDate(connectedAt)
  if (!configured) return t('Connected since {day}. Nobody can sign in with it at present', { day })
  return email === null ? t('Connected since {day}', { day }) : t('{email}, connected since {day}', { email, day })
}

/** Google and other providers that the user can sign in with, each with a button. Rule: IDEN-77. */
export const ConnectedProviders = ({
  providers,
  isVerified,
  pending = null,
  onConnect,
  onDisconnect,
  notice,
}: ConnectedProvidersProps) => (
  <SettingPart title={t('Signing in with other accounts')}>
    {notice}
    {providers.state === 'loading' && (
      <SkeletonGroup label={t('Loading your other accounts')}>
        <Skeleton height={44} />
      </SkeletonGroup>
    )}
    {providers.state === 'failed' && (
      <EmptyState
        isFlush
        title={t('Your other accounts did not load')}
        actions={<Button onPress={providers.onRetry}>{t('Try again')}</Button>}
      >
        {providers.message}
      </EmptyState>
    )}
    {providers.state === 'ready' && (
      <SettingRows>
        {providers.value.map((provider) => (
          <SettingRow
            key={provider.name}
            label={provider.label}
            value={describe(provider, isVerified)}
            control={
              provider.connectedAt === null ? (
                isVerified && (
                  <Button
                    size="sm"
                    isPending={pending === provider.name}
                    pendingLabel={t('One moment')}
                    aria-label={t('Connect {provider}', { provider: provider.label })}
                    onPress={() => onConnect(provider)}
                  >
                    {t('Connect')}
                  </Button>
                )
              ) : (
                <Button
                  size="sm"
                  isPending={pending === provider.name}
                  pendingLabel={t('One moment')}
                  aria-label={t('Disconnect {provider}', { provider: provider.label })}
                  onPress={() => onDisconnect(provider)}
                >
                  {t('Disconnect')}
                </Button>
              )
            }
          />
        ))}
      </SettingRows>
    )}
  </SettingPart>
)
