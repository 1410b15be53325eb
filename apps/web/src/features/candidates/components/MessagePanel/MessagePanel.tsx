import { ActivePanel } from './ActivePanel.tsx'
import { IncompletePanel } from './IncompletePanel.tsx'
import { LimitModals } from './LimitModals.tsx'
import { PanelHead } from './PanelHead.tsx'
import { PendingPanel } from './PendingPanel.tsx'
import { StartPanel } from './StartPanel.tsx'
import type { MessagePanelProps } from './panel-props.ts'
import { useRetainFocus } from './use-retain-focus.ts'
import styles from './MessagePanel.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The panel for messages to one candidate: start, form, pending, active, or what must be completed first. Rules: CONV-58, CONV-59, CONV-60. */
export const MessagePanel = (props: MessagePanelProps) => (
  <section className={styles['panel']} aria-label={t('Message')} tabIndex={-1} ref={useRetainFocus(props.state.view)}>
    <PanelView {...props} />
    <LimitModals
      modal={props.state.modal}
      viewer={props.viewer}
      now={props.now}
      onClose={() => props.onEvent({ type: 'modal-closed' })}
    />
  </section>
)

const PanelView = (props: MessagePanelProps) => {
  switch (props.state.view) {
    case 'start':
      return <StartPanel {...props} />
    case 'form':
      return (
        <>
          <PanelHead close={props.close}>
            {t('Offer to {firstName}', { firstName: props.candidate.firstName })}
          </PanelHead>
          {props.form}
        </>
      )
    case 'pending':
      return <PendingPanel {...props} />
    case 'active':
      return <ActivePanel {...props} />
    case 'incomplete':
      return <IncompletePanel {...props} />
  }
}
