import { LinkButton } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import styles from '../../../shared/components/StatePage/StatePage.module.css'
import { t } from '../../../shared/i18n/index.ts'

/** In place of a page for which the user's role must include searching. Rule: UI-65. */
export const SearchAccessNote = ({ title }: { readonly title: string }) => (
  <div className={styles['part']}>
    <EmptyState
      headingLevel={1}
      isFlush
      illustration="hall"
      title={title}
      actions={<LinkButton href="/settings/team">{t('The team')}</LinkButton>}
    >
      {t('Your role does not include searching. An admin of your company can change that.')}
    </EmptyState>
  </div>
)
