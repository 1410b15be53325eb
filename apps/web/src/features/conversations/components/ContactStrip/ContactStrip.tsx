import { Button } from '@guildhall/ui-kit/Button'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import styles from './ContactStrip.module.css'
import { Say, say } from '../../../../shared/i18n/index.ts'

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

/** Over the composer: a contractor's button for sharing their address and number, or, for the company, what was shared. Rule: CONV-55. */
export const ContactStrip = (props: ContactStripProps) =>
  props.side === 'contractor' ? <Own {...props} /> : <Theirs {...props} />

const Own = ({ companyName, isShared, isSharing, onShare }: OwnProps) => (
  <div className={styles['strip']}>
    <Icon of={isShared ? glyphs.Eye : glyphs.EyeOff} />
    <p>
      {isShared
        ? say('{companyName} sees your e-mail address and number.', { companyName })
        : say('{companyName} does not see your e-mail address and number.', { companyName })}
    </p>
    <Button size="sm" isPending={isSharing} pendingLabel={say('Saving')} onPress={() => onShare(!isShared)}>
      {isShared ? say('Stop sharing') : say('Share contact details')}
    </Button>
  </div>
)

const Theirs = ({ firstName, contact }: TheirsProps) => (
  <div className={styles['strip']}>
    <Icon of={glyphs.Mail} />
    <p>
      <Say
        text="{firstName} shared: <link>{linkWords}</link>"
        values={{ firstName, linkWords: contact.email }}
        parts={{ link: (words) => <Link href={`mailto:${contact.email}`}>{words}</Link> }}
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
