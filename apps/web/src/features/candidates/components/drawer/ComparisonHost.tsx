import { Drawer } from '@guildhall/ui-kit/Drawer'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Comparison, CompareTray } from '../Comparison/index.ts'
import type { CandidateLens } from '../../candidate-lens.ts'
import { fullName } from '../../format-candidate.ts'
import type { ComparisonChoice } from '../../use-comparison.ts'
import { useComparedCandidates } from '../../api/use-compared-candidates.ts'
import { t } from '../../../../shared/i18n/index.ts'
import { PanelBoundary } from '../../../../shared/components/PanelBoundary/index.ts'

export interface ComparisonHostProps {
  readonly choice: ComparisonChoice
  readonly lens: CandidateLens
  readonly onOpen: (uuid: string) => void
}

/** The selected candidates at the bottom of a list, and the comparison table over it. */
export const ComparisonHost = ({ choice, lens, onOpen }: ComparisonHostProps) => {
  const { people, isLoading } = useComparedCandidates(choice)
  return (
    <>
      <CompareTray names={people.map(fullName)} onCompare={choice.open} onClear={choice.clear} />
      <Drawer
        isOpen={choice.isOpen}
        onOpenChange={(isOpen) => (isOpen ? choice.open() : choice.close())}
        title={t('{count} people side by side', { count: choice.compare.length })}
      >
        {isLoading ? (
          <SkeletonGroup label={t('Reading the people to compare')}>
            <Skeleton height={320} width="100%" />
          </SkeletonGroup>
        ) : (
          <PanelBoundary resetKey={choice.compare.join(',')}>
            <Comparison people={people} lens={lens} onRemove={choice.remove} onOpen={onOpen} />
          </PanelBoundary>
        )}
      </Drawer>
    </>
  )
}
