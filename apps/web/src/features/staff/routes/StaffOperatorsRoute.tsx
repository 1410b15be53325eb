import { usePageTitle } from '../../../shared/hooks/use-page-title.ts'
import { t } from '../../../shared/i18n/index.ts'
import { useOperators } from '../api/use-operators.ts'
import { useProof } from '../api/use-proof.ts'
import { ProofDialog } from '../components/ProofDialog.tsx'
import { StaffOperatorsPage } from './StaffOperatorsPage.tsx'

/** The list of operators, for superadmins. */
export const StaffOperatorsRoute = ({ ownUuid }: { readonly ownUuid: string }) => {
  usePageTitle(t('Operators'))
  const { dialog, run } = useProof()
  return (
    <>
      <StaffOperatorsPage {...useOperators(ownUuid, run)} />
      {dialog !== null && <ProofDialog {...dialog} />}
    </>
  )
}
