import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { t } from '../../../../shared/i18n/index.ts'
import type { KeyHelp } from '../../key-help.ts'
import styles from './KeysDialog.module.css'

export interface KeysDialogProps {
  readonly keys: readonly KeyHelp[]
  readonly onClose: () => void
}

/** The keys of a page. Rules: MOD-33, MOD-92. */
export const KeysDialog = ({ keys: known, onClose }: KeysDialogProps) => (
  <Dialog
    title={t('Keys')}
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
  >
    <dl className={styles['keys']}>
      {known.map(({ does, keys }) => (
        <div key={keys}>
          <dt>
            <Kbd isAlwaysVisible>{keys}</Kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
