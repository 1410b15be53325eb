import type { ReactNode } from 'react'
import { PRIVACY_PATH, TERMS_PATH } from '@guildhall/domain/onboarding'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { hasOptionalServices } from '../../consent/has-optional-services.ts'
import { Link, type LinkProps } from '@guildhall/ui-kit/Link'
import { t } from '../../i18n/index.ts'
import styles from './LegalLinks.module.css'

/** Opens in a new tab, so that form input is not lost; loaded from the server, which may redirect to another site. */
const LegalLink = (props: Pick<LinkProps, 'href' | 'variant' | 'target' | 'children'>) => (
  <Link target="_blank" {...props} />
)

export interface LegalLinksProps {
  /** `_top` opens in the same tab. Default `_blank`. */
  readonly target?: '_blank' | '_top'
}

/** The links in a sentence that mentions the terms and the privacy notice. */
export const legalParts = {
  terms: (words: ReactNode) => <LegalLink href={TERMS_PATH}>{words}</LegalLink>,
  privacy: (words: ReactNode) => <LegalLink href={PRIVACY_PATH}>{words}</LegalLink>,
}

/** Loaded with the first press: most visitors never do. */
const reopen = async (): Promise<void> => (await import('../../consent/consent-store.ts')).reopenConsent()

/** The footer of public pages: links to the legal texts, and to the choice of optional services, where there are any. Rule: PRIV-15. */
export const LegalLinks = ({ target = '_blank' }: LegalLinksProps) => (
  <nav aria-label={t('Terms and privacy')} className={styles['links']}>
    <LegalLink variant="plain" href={TERMS_PATH} target={target}>
      {t('Terms of use')}
    </LegalLink>
    <LegalLink variant="plain" href={PRIVACY_PATH} target={target}>
      {t('Privacy notice')}
    </LegalLink>
    {hasOptionalServices() && (
      <UnstyledButton className={styles['choices']} onPress={reopen}>
        {t('Privacy choices')}
      </UnstyledButton>
    )}
  </nav>
)
