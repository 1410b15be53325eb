import { Link } from '@guildhall/ui-kit/Link'
import type { Column } from '@guildhall/ui-kit/Table'
import { Text } from '@guildhall/ui-kit/Text'
import { formatDate } from '../../../shared/format/formats.ts'
import { t } from '../../../shared/i18n/index.ts'
import type { CompanyEntry } from '../api/use-look-up.ts'
import { LookUp, type LookUpProps, PlanStatus, VerificationBadge } from '../components/People/index.ts'
import styles from '../components/People/People.module.css'
import { StaffPage } from '../components/StaffFrame/index.ts'

export interface StaffCompaniesPageProps extends LookUpProps<CompanyEntry> {
  readonly now: Date
}

const columnsAt = (now: Date): readonly Column<CompanyEntry>[] => [
  {
    id: 'name',
    header: t('Company'),
    isRowHeader: true,
    cell: ({ name, uuid, website }) => (
      <div className={styles['who']}>
        <Link href={`/staff/companies/${uuid}`}>
          <bdi>{name}</bdi>
        </Link>
        {website !== null && (
          <Text as="div" variant="caption" tone="muted">
            {website}
          </Text>
        )}
      </div>
    ),
  },
  { id: 'plan', header: t('Plan'), cell: (company) => <PlanStatus company={company} now={now} /> },
  {
    id: 'verification',
    header: t('Verification'),
    cell: ({ verification }) => <VerificationBadge verification={verification} />,
  },
  { id: 'members', header: t('Members'), align: 'end', cell: ({ members }) => members },
  { id: 'since', header: t('Here since'), cell: ({ createdAt }) => formatDate(createdAt) },
]

/** Finds companies. Rule: MOD-35. */
export const StaffCompaniesPage = ({ now, ...props }: StaffCompaniesPageProps) => (
  <StaffPage title={t('Companies')}>
    <LookUp
      {...props}
      fieldLabel={t('Find companies')}
      placeholder={t('Name, website, address or id')}
      tableLabel={t('Companies')}
      nobodyTitle={t('No company was found')}
      formatStatus={(count) => t('{count} companies shown', { count })}
      columns={columnsAt(now)}
    />
  </StaffPage>
)
