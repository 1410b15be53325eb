import type { ReactNode } from 'react'
import { PRIVACY_PATH, TERMS_PATH } from '@guildhall/domain/onboarding'
import { Link, type LinkProps } from '@guildhall/ui-kit/Link'
import { t } from '../../i18n/index.ts'
import styles from './LegalLinks.module.css'

/** In a tab of its own, so that nothing that is filled in goes; and from the server, which may have it elsewhere. */
const LegalLink = (props: Pick<LinkProps, 'href' | 'variant' | 'target' | 'children'>) => (
  <Link target="_blank" {...props} />
)

export interface LegalLinksProps {
  /** `_top` stays in the tab. Default `_blank`. */
  readonly target?: '_blank' | '_top'
}

/** The links in a sentence that speaks of the terms and of the privacy notice. */
export const legalParts = {
  terms: (words: ReactNode) => <LegalLink href={TERMS_PATH}>{words}</LegalLink>,
  privacy: (words: ReactNode) => <LegalLink href={PRIVACY_PATH}>{words}</LegalLink>,
}

/** At the foot of the pages of strangers: what holds here. */
export const LegalLinks = ({ target = '_blank' }: LegalLinksProps) => (
  <nav aria-label={t('Terms and privacy')} className={styles['links']}>
    <LegalLink variant="plain" href={TERMS_PATH} target={target}>
      {t('Terms of use')}
    </LegalLink>
    <LegalLink variant="plain" href={PRIVACY_PATH} target={target}>
      {t('Privacy notice')}
    </LegalLink>
  </nav>
)
