import { Dialog } from '@guildhall/ui-kit/Dialog'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { t } from '../../../../shared/i18n/index.ts'
import { vettingKeys } from '../../vetting-reasons.ts'
import styles from './Vetting.module.css'

/** The keys of the vetting page. Rule: MOD-33. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    title={t('Keys')}
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose()
    }}
  >
    <dl className={styles['keys']}>
      {vettingKeys.map(({ does, keys }) => (
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
