import { Button } from '@guildhall/ui-kit/Button'
import { Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { FormAlert } from '../../../../shared/components/FormAlert/index.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface RestoreAccountProps {
  readonly onRestore: () => void
  readonly onBack: () => void
  readonly isPending?: boolean
  readonly refusal?: string | null
}

/** Offers the owner of a deleted account to restore it until it is erased. Rule: PRIV-7. */
export const RestoreAccount = ({ onRestore, onBack, isPending = false, refusal = null }: RestoreAccountProps) => (
  <Stack>
    <FormAlert message={refusal} />
    <Button
      variant="primary"
      size="lg"
      fullWidth
      onPress={onRestore}
      isPending={isPending}
      pendingLabel={t('One moment')}
    >
      {t('Bring my account back')}
    </Button>
    <Button variant="quiet" size="lg" fullWidth onPress={onBack} isDisabled={isPending}>
      {t('Leave it')}
    </Button>
    <Text variant="caption">
      {t(
        'What you wrote and saved is still there. Requests that were open have ended, and a team that you left has to invite you again.',
      )}
    </Text>
  </Stack>
)
