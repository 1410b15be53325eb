import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Cluster } from '@guildhall/ui-kit/Stack'
import { t } from '../../../shared/i18n/index.ts'
import type { Loadable } from '../../../shared/loadable/loadable.ts'
import type { AccessTokenList, AccessTokenView } from '../api/use-access-tokens.ts'
import { SchemaPart, type SchemaPartProps } from '../components/api/SchemaPart.tsx'
import { TokensPart } from '../components/api/TokensPart.tsx'

export interface ApiSettingsProps extends SchemaPartProps {
  readonly tokens: Loadable<AccessTokenList>
  readonly now: Date
  readonly onNew: () => void
  readonly onRemove: (token: AccessTokenView) => void
}

/** Access tokens, and the schema that they open. Rules: API-41, API-45, API-47. */
export const ApiSettings = ({ now, onNew, onRemove, schema, tokens }: ApiSettingsProps) => (
  <>
    {tokens.state === 'loading' && (
      <SkeletonGroup label={t('Loading the access tokens')}>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    )}
    {tokens.state === 'failed' && (
      <EmptyState
        isFlush
        title={t('The access tokens did not load')}
        actions={<Button onPress={tokens.onRetry}>{t('Try again')}</Button>}
      >
        {tokens.message}
      </EmptyState>
    )}
    {tokens.state === 'ready' && (
      <>
        <Cluster>
          <Button variant="primary" onPress={onNew}>
            {t('New access token')}
          </Button>
        </Cluster>
        <TokensPart
          title={t('Your access tokens')}
          emptyText={t('You have none. A program that reads for you needs one.')}
          tokens={tokens.value.personal}
          now={now}
          onRemove={onRemove}
        />
        {tokens.value.service !== null && (
          <TokensPart
            title={t('Tokens of your company’s services')}
            emptyText={t('There are none. They stay when the person who made them leaves.')}
            tokens={tokens.value.service}
            now={now}
            onRemove={onRemove}
          />
        )}
      </>
    )}
    <SchemaPart schema={schema} />
  </>
)
