import { Button } from '@guildhall/ui-kit/Button'
import { StatusIndicator } from '@guildhall/ui-kit/StatusIndicator'
import { Text } from '@guildhall/ui-kit/Text'
import { SettingPart, SettingRow, SettingRows } from '../../../../shared/components/SettingsFrame/index.ts'
import { formatAll, formatDate, formatWhen } from '../../../../shared/format/formats.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { AccessTokenView } from '../../api/use-access-tokens.ts'
import { scopeLabels } from './scope-labels.ts'

export interface TokensPartProps {
  readonly title: string
  readonly emptyText: string
  readonly tokens: readonly AccessTokenView[]
  readonly now: Date
  readonly onRemove: (token: AccessTokenView) => void
}

const hasEnded = ({ expiresAt }: AccessTokenView, now: Date): boolean => new Date(expiresAt) <= now

const describe = ({ expiresAt, lastUsedAt, scopes }: AccessTokenView, now: Date): string => {
  const reads = formatAll(scopes.map((scope) => scopeLabels[scope].label))
  const used = lastUsedAt === null ? t('not used yet') : t('last used {when}', { when: formatWhen(lastUsedAt, now) })
  return t('Reads {reads}. Until {day}, {used}.', { reads, day: formatDate(expiresAt), used })
}

/** Tokens of the user, or of services of the company. Rule: API-45. */
export const TokensPart = ({ emptyText, now, onRemove, title, tokens }: TokensPartProps) => (
  <SettingPart title={title}>
    {tokens.length === 0 ? (
      <Text tone="muted">{emptyText}</Text>
    ) : (
      <SettingRows>
        {tokens.map((token) => (
          <SettingRow
            key={token.uuid}
            label={token.name}
            value={
              <>
                {describe(token, now)}
                {hasEnded(token, now) && <StatusIndicator tone="danger">{t('Has ended')}</StatusIndicator>}
              </>
            }
            control={
              <Button size="sm" aria-label={t('Remove {token}', { token: token.name })} onPress={() => onRemove(token)}>
                {t('Remove')}
              </Button>
            }
          />
        ))}
      </SettingRows>
    )}
  </SettingPart>
)
