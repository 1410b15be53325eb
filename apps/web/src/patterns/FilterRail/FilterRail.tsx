import { memo, type ReactNode } from 'react'
import { workplaceTypes } from '@guildhall/domain/reference'
import { searchesContract, searchesPermanent, type SearchParameters } from '@guildhall/domain/search'
import { SegmentedControl } from '@guildhall/ui-kit/SegmentedControl'
import { Button } from '@guildhall/ui-kit/Button'
import { Heading, Text } from '@guildhall/ui-kit/Text'
import { setFilters, withoutFilters } from '../../app/candidates/search-words.ts'
import { RateFilter, SalaryFilter } from './RateFilter.tsx'
import { LanguageFilter, SkillFilter } from './ListFilters.tsx'
import { DurationFilter, EducationFilter, FreeFilter } from './ChoiceFilters.tsx'
import styles from './FilterRail.module.css'
import { say } from '../../words/index.ts'

export interface FiltersProps {
  readonly search: SearchParameters
  readonly onChange: (search: SearchParameters) => void
  /** Skills to offer before anything is typed: those of the people found. */
  readonly knownSkills: readonly string[]
}

const workplaces = workplaceTypes.map((id) => ({ id, label: id === 'Any type' ? say('Any') : say(id) }))
const opportunities = [
  { id: 'Any Type', label: say('Any') },
  { id: 'Contract', label: say('Contract') },
  { id: 'Permanent', label: say('Permanent') },
] as const

/** One filter under its name; a hairline divides it from the next. */
const Filter = ({ children }: { readonly children: ReactNode }) => <div className={styles['filter']}>{children}</div>

/** What people are filtered by. The rates are those of the opportunity that is asked for. Source: product-spec §5 Search filters; D11. */
export const Filters = ({ search, onChange, knownSkills }: FiltersProps) => (
  <>
    <Filter>
      <SegmentedControl
        label={say('Work type')}
        isBlock
        segments={workplaces}
        value={search.workType}
        onChange={(workType) => onChange({ ...search, workType })}
      />
    </Filter>
    <Filter>
      <SegmentedControl
        label={say('Opportunity')}
        isBlock
        segments={opportunities}
        value={search.opportunityType}
        onChange={(opportunityType) => onChange({ ...search, opportunityType })}
      />
    </Filter>
    {searchesContract(search) && (
      <Filter>
        <RateFilter search={search} onChange={onChange} />
      </Filter>
    )}
    {searchesPermanent(search) && (
      <Filter>
        <SalaryFilter search={search} onChange={onChange} />
      </Filter>
    )}
    <Filter>
      <FreeFilter search={search} onChange={onChange} />
    </Filter>
    {searchesContract(search) && (
      <Filter>
        <DurationFilter search={search} onChange={onChange} />
      </Filter>
    )}
    <Filter>
      <SkillFilter search={search} onChange={onChange} known={knownSkills} />
    </Filter>
    <Filter>
      <LanguageFilter search={search} onChange={onChange} />
    </Filter>
    <Filter>
      <EducationFilter search={search} onChange={onChange} />
    </Filter>
  </>
)

/** How many filters are set, and the way to clear them all. */
export const FiltersHead = ({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) => {
  const count = setFilters(search).length
  return (
    <div className={styles['head']}>
      <Heading level={2} look="subheading">
        {say('Filters')}{' '}
        {count > 0 && (
          <Text as="span" look="caption" className={styles['count']}>
            {say('{count} set', { count })}
          </Text>
        )}
      </Heading>
      {count > 0 && (
        <Button look="quiet" size="sm" onPress={() => onChange(withoutFilters(search))}>
          {say('Clear all')}
        </Button>
      )}
    </div>
  )
}

/** The filters beside the results; on a phone they are a sheet instead. */
export const FilterRail = memo((props: FiltersProps) => (
  <aside className={styles['rail']} aria-label={say('Filters')} tabIndex={-1}>
    <FiltersHead {...props} />
    <Filters {...props} />
  </aside>
))
