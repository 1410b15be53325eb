import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Heading } from '@guildhall/ui-kit/Text'
import type { Relaxation, SearchParameters } from '@guildhall/domain/search'
import type { WordSuggestionsWire } from '@guildhall/rest-contract/client'
import { formatCount } from '../../format-search.ts'
import styles from './NoResults.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** Another search, and the number of candidates that it finds. */
export interface CountedRelaxation extends Relaxation {
  readonly count: number
}

export interface NoResultsProps {
  readonly search: SearchParameters
  /** Null while they are counted. */
  readonly relaxations: readonly CountedRelaxation[] | null
  readonly words: WordSuggestionsWire | null
  readonly onChoose: (search: SearchParameters) => void
  readonly onClear: () => void
}

interface Group {
  readonly title: string
  readonly choices: readonly CountedRelaxation[]
}

const wordGroups = (
  search: SearchParameters,
  { didYouMean, fewerWords, titles }: WordSuggestionsWire,
): readonly Group[] => {
  const group = (title: string, texts: WordSuggestionsWire['titles']): Group => ({
    title,
    choices: texts.map(({ people, text }) => ({
      label: t('“{text}”', { text }),
      parameters: { ...search, jobTitle: text },
      count: people,
    })),
  })
  return [
    group(t('Did you mean'), didYouMean),
    group(t('Fewer words'), fewerWords),
    group(t('Titles that people have'), titles),
  ].filter(({ choices }) => choices.length > 0)
}

const Choices = ({ choices, onChoose }: Pick<Group, 'choices'> & Pick<NoResultsProps, 'onChoose'>) => (
  <div className={styles['list']}>
    {choices.map(({ label, parameters, count }) => (
      <Button key={label} className={styles['choice']} onPress={() => onChoose(parameters)}>
        {label} <span className={styles['count']}>{formatCount(count)}</span>
      </Button>
    ))}
  </div>
)

const nobodyHas = (text: string): string =>
  text.includes(' ') ? t('Nobody has all of “{text}”', { text }) : t('Nobody has “{text}”', { text })

/** The empty state of a search: other words, and which filter to drop, with the number of candidates. Rules: SRCH-22, SRCH-55, SRCH-57. */
export const NoResults = ({ search, relaxations, words, onChoose, onClear }: NoResultsProps) => {
  if (relaxations === null || words === null) {
    return (
      <EmptyState isFlush illustration="search" title={t('Drop one and see who is there')}>
        <SkeletonGroup label={t('Counting who there would be')} className={styles['bones']}>
          <Skeleton variant="control" width={168} />
          <Skeleton variant="control" width={220} />
          <Skeleton variant="control" width={196} />
        </SkeletonGroup>
      </EmptyState>
    )
  }
  const ofWords = wordGroups(search, words)
  const name = words.looksLikeName && (
    <p>
      {t(
        'Names are not searched: nobody is looked up by name before you are in contact. Search for what they do instead.',
      )}
    </p>
  )
  if (relaxations.length === 0 && ofWords.length === 0) {
    const clear = <Button onPress={onClear}>{t('Clear all filters')}</Button>
    return (
      <EmptyState isFlush illustration="search" title={t('Nobody is there yet')} actions={clear}>
        {name}
        {t('Leaving out one thing finds nobody either. Start again with fewer filters.')}
      </EmptyState>
    )
  }
  if (ofWords.length === 0) {
    return (
      <EmptyState
        isFlush
        illustration="search"
        title={t('Drop one and see who is there')}
        actions={<Choices choices={relaxations} onChoose={onChoose} />}
      >
        {name}
        {t('Each button searches again with that one thing left out. The others stay.')}
      </EmptyState>
    )
  }
  const dropped = { title: t('Or drop one thing'), choices: relaxations }
  return (
    <EmptyState
      isFlush
      illustration="search"
      title={nobodyHas(search.jobTitle.trim())}
      actions={
        <div className={styles['groups']}>
          {[...ofWords, ...(relaxations.length > 0 ? [dropped] : [])].map(({ title, choices }) => (
            <section key={title} aria-label={title}>
              <Heading level={3} variant="label">
                {title}
              </Heading>
              <Choices choices={choices} onChoose={onChoose} />
            </section>
          ))}
        </div>
      }
    >
      {name}
      {t('Each button searches again. The other filters stay.')}
    </EmptyState>
  )
}
