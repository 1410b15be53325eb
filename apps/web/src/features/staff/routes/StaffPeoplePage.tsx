import { Link } from '@guildhall/ui-kit/Link'
import type { Column } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { PersonEntry } from '../api/use-look-up.ts'
import { LookUp, type LookUpProps, PersonStatus } from '../components/People/index.ts'
import styles from '../components/People/People.module.css'
import { StaffPage } from '../components/StaffFrame/index.ts'

const nameOf = ({ email, firstName, lastName }: PersonEntry): string => `${firstName} ${lastName}`.trim() || email

const columns: readonly Column<PersonEntry>[] = [
  {
    id: 'who',
    header: t('Person'),
    isRowHeader: true,
    cell: (person) => (
      <div className={styles['who']}>
        <Link href={`/staff/people/${person.uuid}`}>
          <bdi>{nameOf(person)}</bdi>
        </Link>
        <Text as="div" variant="caption" tone="muted">
          {person.email}
        </Text>
      </div>
    ),
  },
  {
    id: 'kind',
    header: t('Kind'),
    cell: ({ companyName, userType }) =>
      userType === 'contractor' ? (
        t('Contractor')
      ) : (
        <>
          {t('Employer')}
          {companyName !== null && (
            <Text as="div" variant="caption" tone="muted">
              <bdi>{companyName}</bdi>
            </Text>
          )}
        </>
      ),
  },
  { id: 'status', header: t('Status'), cell: (person) => <PersonStatus person={person} /> },
  { id: 'since', header: t('Here since'), cell: ({ createdAt }) => formatDate(createdAt) },
]

/** Finds people. Rule: MOD-35. */
export const StaffPeoplePage = (props: LookUpProps<PersonEntry>) => (
  <StaffPage title={t('People')}>
    <LookUp
      {...props}
      fieldLabel={t('Find people')}
      placeholder={t('Name, address or id')}
      tableLabel={t('People')}
      nobodyTitle={t('Nobody was found')}
      formatStatus={(count) => t('{count} people shown', { count })}
      columns={columns}
    />
  </StaffPage>
)
