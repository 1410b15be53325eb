import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Text } from '@guildhall/ui-kit/Text'
import type { ShortcutGroup } from '../shortcuts.ts'
import styles from './ShortcutHelp.module.css'
import { t } from '../../../shared/i18n/index.ts'

export interface ShortcutHelpProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly groups: readonly ShortcutGroup[]
}

/** All shortcuts and their actions. Rule: UI-35. */
export const ShortcutHelp = ({ isOpen, onOpenChange, groups }: ShortcutHelpProps) => (
  <Dialog title={t('Keys')} isOpen={isOpen} onOpenChange={onOpenChange} size="lg">
    <div className={styles['groups']}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={styles['group']}>
          <Text as="h3" variant="label">
            {title}
          </Text>
          <dl className={styles['list']}>
            {shortcuts.map(({ keys, does }) => (
              <div key={keys} className={styles['line']}>
                <dt>
                  <Kbd isAlwaysVisible>{keys}</Kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Dialog>
)
