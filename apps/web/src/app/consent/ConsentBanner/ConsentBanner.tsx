import type { OptionalService } from '@guildhall/domain/privacy'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Text } from '@guildhall/ui-kit/Text'
import { textOfService } from '../../../shared/consent/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import styles from './ConsentBanner.module.css'

export interface ConsentBannerProps {
  readonly services: readonly OptionalService[]
  readonly onChoose: (isGranted: boolean) => void
  /** Moves the focus into the banner, for a visitor who has asked for it. */
  readonly takesFocus?: boolean
}

/** Asks whether optional services may be used. The page stays usable; both answers are one press away. Rule: PRIV-12. */
export const ConsentBanner = ({ services, onChoose, takesFocus = false }: ConsentBannerProps) => {
  const id = useId()
  const banner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) banner.current?.focus()
  }, [takesFocus])
  return (
    <section ref={banner} className={styles['banner']} aria-labelledby={id} tabIndex={-1}>
      <Text as="h2" variant="label" id={id}>
        {t('May we use optional services?')}
      </Text>
      <ul className={styles['services']}>
        {services.map((service) => {
          const { name, what } = textOfService(service)
          return (
            <li key={service}>
              <Text as="span" variant="label">
                {name}
              </Text>{' '}
              <Text as="span" tone="muted">
                {what}
              </Text>
            </li>
          )
        })}
      </ul>
      <Text variant="caption" tone="muted">
        {t('You can change your mind in the privacy settings, and below the sign-in.')}
      </Text>
      <div className={styles['actions']}>
        <Button size="sm" fullWidth onPress={() => onChoose(false)}>
          {t('Decline')}
        </Button>
        <Button size="sm" fullWidth onPress={() => onChoose(true)}>
          {t('Accept')}
        </Button>
      </div>
    </section>
  )
}
