import { CHECKLIST_COOKIE_DAYS, DATA_EXPORT_DAYS, DELETION_UNDO_DAYS, SESSION_DAYS } from '@guildhall/domain/shared'
import { KeptData, type KeptDataProps } from '../components/KeptData/index.ts'
import { say } from '../../../shared/i18n/index.ts'
import { LegalPage, type LegalPageProps, type LegalSection } from './LegalPage.tsx'

const sections = (kept: KeptDataProps): readonly LegalSection[] => [
  {
    id: 'given',
    title: say('What you give us'),
    points: [
      say('To open an account: name, e-mail address, mobile number and a password, which nobody can read back.'),
      say('Contractors: the profile that you write, and the pictures and CVs that you upload.'),
      say('Employers: your company and its people, what you search for, your bookmarks and notes.'),
      say('Both: what you write to each other, and the files that go with it.'),
    ],
  },
  {
    id: 'seen',
    title: say('Who sees it'),
    points: [
      say('Employers who are signed in see a contractor’s profile once it is complete and approved.'),
      say('A contractor’s e-mail address and mobile number are seen only by a company that they were shared with.'),
      say('Contractors can hide from companies that they name, and from their present employers; and can pause.'),
      say(
        'A conversation is read by its two sides. What somebody reports is seen by those who run this Guildhall, as it was when it was reported.',
      ),
      say('Nobody’s data is sold, and no advertising is made with it.'),
    ],
  },
  {
    id: 'payments',
    title: say('Payments'),
    points: [say('Card numbers go to the payment provider and never come here. We keep what stands on an invoice.')],
  },
  {
    id: 'cookies',
    title: say('Cookies'),
    points: [
      say('One keeps you signed in, for {days} days, and one beside it tells the page so.', { days: SESSION_DAYS }),
      say('One remembers that you have put your checklist away, for {days} days.', { days: CHECKLIST_COOKIE_DAYS }),
      say('Two bring you back to your purchase from the payment provider, for an hour.'),
      say('None of them follows you to other sites.'),
    ],
  },
  {
    id: 'kept',
    title: say('What we keep, and how long'),
    points: [],
    more: <KeptData {...kept} />,
  },
  {
    id: 'yours',
    title: say('What you can do'),
    points: [
      say(
        'Take it along: the settings, under Privacy, make a copy of all that you gave, to be fetched within {days} days.',
        {
          days: DATA_EXPORT_DAYS,
        },
      ),
      say(
        'Delete it: your account ends at once, can be brought back for {days} days, and is then erased. Invoices stay, and the other side keeps the messages, without your name.',
        { days: DELETION_UNDO_DAYS },
      ),
      say('Ask: Help, in your menu, reaches those who run this Guildhall.'),
    ],
  },
]

export interface PrivacyPageProps extends Pick<LegalPageProps, 'isSignedIn'>, KeptDataProps {}

/** What is kept of people, who sees it, and what they can do, unless the operator has a notice of their own (PRIVACY_URL). Rule: PRIV-11. */
export const PrivacyPage = ({ retention, ...props }: PrivacyPageProps) => (
  <LegalPage
    {...props}
    title={say('Privacy notice')}
    lead={say('What Guildhall keeps of you, who sees it, and how you take it away.')}
    sections={sections({ retention })}
  />
)
