import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import styles from './ContactStrip.module.css'
import { Trans, t } from '../../../../shared/i18n/index.ts'

interface OwnProps {
  readonly side: 'contractor'
  readonly companyName: string
  readonly isShared: boolean
  readonly isSharing: boolean
  readonly onShare: (shares: boolean) => void
}

interface TheirsProps {
  readonly side: 'employer'
  readonly firstName: string
  readonly contact: { readonly email: string; readonly mobile: string | null }
}

export type ContactStripProps = OwnProps | TheirsProps

/**
 * Above the composer, or the reason why there is none: a contractor's button for sharing their address and number, or the contact details
 * shared with the company. Rule: CONV-55.
 */
export const ContactStrip = (props: ContactStripProps) =>
  props.side === 'contractor' ? <Own {...props} /> : <Theirs {...props} />

const Own = ({ companyName, isShared, isSharing, onShare }: OwnProps) => (
  <div className={styles['strip']}>
    <Icon icon={isShared ? icons.Eye : icons.EyeOff} />
    <p>
      {isShared
        ? t('{companyName} sees your e-mail address and number.', { companyName })
        : t('{companyName} does not see your e-mail address and number.', { companyName })}
    </p>
    <Button size="sm" isPending={isSharing} pendingLabel={t('Saving')} onPress={() => onShare(!isShared)}>
      {isShared ? t('Stop sharing') : t('Share contact details')}
    </Button>
  </div>
)

const Theirs = ({ firstName, contact }: TheirsProps) => (
  <div className={styles['strip']}>
    <Icon icon={icons.Mail} />
    <p>
      <Trans
        message="{firstName} shared: <link>{linkWords}</link>"
        values={{ firstName, linkWords: contact.email }}
        components={{ link: (words) => <Link href={`mailto:${contact.email}`}>{words}</Link> }}
      />
      {contact.mobile !== null && (
        <>
          {', '}
          <Link href={`tel:${contact.mobile}`}>{contact.mobile}</Link>
        </>
      )}
    </p>
  </div>
)
