import { CHECKLIST_COOKIE_DAYS } from '../../getting-started/index.ts'
import { CONSENT_DAYS, DATA_EXPORT_DAYS } from '@guildhall/domain/privacy'
import { DELETION_UNDO_DAYS, SESSION_DAYS } from '@guildhall/domain/identity'
import { RetentionTable, type RetentionTableProps } from '../components/RetentionTable/index.ts'
import { PanelBoundary } from '../../../shared/components/PanelBoundary/index.ts'
import { t } from '../../../shared/i18n/index.ts'
import { LegalPage, type LegalPageProps, type LegalSection } from './LegalPage.tsx'

const sections = (kept: RetentionTableProps): readonly LegalSection[] => [
  {
    id: 'given',
    title: t('What you give us'),
    points: [
      t('To open an account: name, e-mail address, mobile number and a password, which nobody can read back.'),
      t('Contractors: the profile that you write, and the pictures and CVs that you upload.'),
      t('Employers: your company and its people, what you search for, your bookmarks and notes.'),
      t('Both: what you write to each other, and the files that go with it.'),
    ],
  },
  {
    id: 'seen',
    title: t('Who sees it'),
    points: [
      t('Employers who are signed in see a contractor’s profile once it is complete and approved.'),
      t('A contractor’s e-mail address and mobile number are seen only by a company that they were shared with.'),
      t('Contractors can hide from companies that they name, and from their present employers; and can pause.'),
      t(
        'A conversation is read by its two sides. What somebody reports is seen by those who run this Guildhall, as it was when it was reported.',
      ),
      t('Nobody’s data is sold, and no advertising is made with it.'),
    ],
  },
  {
    id: 'payments',
    title: t('Payments'),
    points: [t('Card numbers go to the payment provider and never come here. We keep what stands on an invoice.')],
  },
  {
    id: 'optional',
    title: t('Optional services'),
    points: [
      t(
        'Where this Guildhall counts its use or has a chat with other providers, it asks you first. It works without them.',
      ),
      t(
        'Usage statistics go to their provider by way of our server: names of pages, sign-ups and sent messages, with your kind of account and a number in place of your name. A sign-up says where you came from. No names, addresses or texts.',
      ),
      t(
        'The support chat is a window of its provider. It is told your e-mail address, your kind of account and the id of your account, and what you write there; two cookies keep your conversation until you sign out.',
      ),
      t('A browser that sends Do Not Track or Global Privacy Control has declined, unless you choose otherwise.'),
      t('You can change your mind in the privacy settings, and below the sign-in.'),
    ],
  },
  {
    id: 'cookies',
    title: t('Cookies'),
    points: [
      t('One keeps you signed in, for {days} days, and one beside it tells the page so.', { days: SESSION_DAYS }),
      t('One remembers that you have put your checklist away, for {days} days.', { days: CHECKLIST_COOKIE_DAYS }),
      t('If there are optional services, one remembers your choice for {days} days, also after you sign out.', {
        days: CONSENT_DAYS,
      }),
      t('Two bring you back to your purchase from the payment provider, for an hour.'),
      t(
        'If a link told us where you came from, that is kept until you close the browser, and with your account if you sign up.',
      ),
      t('None of them follows you to other sites.'),
    ],
  },
  {
    id: 'kept',
    title: t('What we keep, and how long'),
    points: [],
    more: (
      <PanelBoundary>
        <RetentionTable {...kept} />
      </PanelBoundary>
    ),
  },
  {
    id: 'yours',
    title: t('What you can do'),
    points: [
      t(
        'Take it along: the settings, under Privacy, make a copy of all that you gave, to be fetched within {days} days.',
        {
          days: DATA_EXPORT_DAYS,
        },
      ),
      t(
        'Delete it: your account ends at once, can be brought back for {days} days, and is then erased. Invoices stay, and the other side keeps the messages, without your name.',
        { days: DELETION_UNDO_DAYS },
      ),
      t('Ask: Help, in your menu, reaches those who run this Guildhall.'),
    ],
  },
]

export interface PrivacyPageProps extends Pick<LegalPageProps, 'isSignedIn'>, RetentionTableProps {}

/** What data is stored, who sees it, and what users can do, unless the operator has its own notice (PRIVACY_URL). Rule: PRIV-11. */
export const PrivacyPage = ({ retention, ...props }: PrivacyPageProps) => (
  <LegalPage
    {...props}
    title={t('Privacy notice')}
    lead={t('What Guildhall keeps of you, who sees it, and how you take it away.')}
    sections={sections({ retention })}
  />
)
