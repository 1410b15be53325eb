import type { ReactNode } from 'react'
import { workplaceTypes } from '@guildhall/domain/reference'
import { hasPlace, includesContract, includesPermanent } from '@guildhall/domain/search'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import {
  AnswersFilter,
  DurationFilter,
  EducationFilter,
  ExperienceFilter,
  FreeFilter,
  SortFilter,
} from './ChoiceFilters.tsx'
import type { FiltersProps } from './filters-props.ts'
import { IndustryFilter, LanguageFilter } from './ListFilters.tsx'
import { PlaceFilter } from './PlaceFilter.tsx'
import { RateFilter, SalaryFilter } from './RateFilter.tsx'
import { SkillFilter } from './SkillFilter.tsx'
import styles from './FilterRail.module.css'
import { t } from '../../../../shared/i18n/index.ts'

const workplaces = workplaceTypes.map((id) => ({ id, label: id === 'Any type' ? t('Any') : t(id) }))
const opportunities = [
  { id: 'Any Type', label: t('Any') },
  { id: 'Contract', label: t('Contract') },
  { id: 'Permanent', label: t('Permanent') },
] as const

/** One filter with its label; a divider separates it from the next. */
const Filter = ({ children }: { readonly children: ReactNode }) => <div className={styles['filter']}>{children}</div>

/** All filters. The rate filter depends on the selected opportunity type. Rule: SRCH-12. */
export const Filters = ({ search, onChange, knownSkills, hasSort }: FiltersProps) => (
  <>
    {hasSort === true && (
      <Filter>
        <SortFilter search={search} onChange={onChange} />
      </Filter>
    )}
    {hasPlace(search) && (
      <Filter>
        <PlaceFilter search={search} onChange={onChange} />
      </Filter>
    )}
    <Filter>
      <SegmentedControl
        label={t('Work type')}
        fullWidth
        segments={workplaces}
        value={search.workType}
        onChange={(workType) => onChange({ ...search, workType })}
      />
    </Filter>
    <Filter>
      <SegmentedControl
        label={t('Opportunity')}
        fullWidth
        segments={opportunities}
        value={search.opportunityType}
        onChange={(opportunityType) => onChange({ ...search, opportunityType })}
      />
    </Filter>
    {includesContract(search) && (
      <Filter>
        <RateFilter search={search} onChange={onChange} />
      </Filter>
    )}
    {includesPermanent(search) && (
      <Filter>
        <SalaryFilter search={search} onChange={onChange} />
      </Filter>
    )}
    <Filter>
      <FreeFilter search={search} onChange={onChange} />
    </Filter>
    {includesContract(search) && (
      <Filter>
        <DurationFilter search={search} onChange={onChange} />
      </Filter>
    )}
    <Filter>
      <SkillFilter search={search} onChange={onChange} knownSkills={knownSkills} />
    </Filter>
    <Filter>
      <IndustryFilter search={search} onChange={onChange} />
    </Filter>
    <Filter>
      <ExperienceFilter search={search} onChange={onChange} />
    </Filter>
    <Filter>
      <LanguageFilter search={search} onChange={onChange} />
    </Filter>
    <Filter>
      <EducationFilter search={search} onChange={onChange} />
    </Filter>
    <Filter>
      <AnswersFilter search={search} onChange={onChange} />
    </Filter>
  </>
)
