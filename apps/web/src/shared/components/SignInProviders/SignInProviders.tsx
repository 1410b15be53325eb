import type { IdentityProvider } from '@guildhall/domain/identity'
import { Button } from '@guildhall/ui-kit/Button'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../i18n/index.ts'
import styles from './SignInProviders.module.css'

export interface SignInProvidersProps {
  readonly providers: readonly IdentityProvider[]
  readonly onProvider: (name: string) => void
  readonly isDisabled?: boolean
}

/** A button for each provider below a form that does the same by a password; nothing without providers. Rule: IDEN-70. */
export const SignInProviders = ({ isDisabled = false, onProvider, providers }: SignInProvidersProps) =>
  providers.length > 0 && (
    <Stack gap={3}>
      <Text as="div" tone="muted" className={styles['or']}>
        {t('or')}
      </Text>
      {providers.map(({ label, name }) => (
        <Button key={name} size="lg" fullWidth isDisabled={isDisabled} onPress={() => onProvider(name)}>
          {t('Continue with {provider}', { provider: label })}
        </Button>
      ))}
    </Stack>
  )
