import type { CandidateView } from '@guildhall/domain/search'
import { Avatar } from '@guildhall/ui-kit/Avatar'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { ScrollArea } from '@guildhall/ui-kit/ScrollArea'
import { Switch } from '@guildhall/ui-kit/Switch'
import { Text } from '@guildhall/ui-kit/Text'
import { VisuallyHidden } from '@guildhall/ui-kit/VisuallyHidden'
import { useState } from 'react'
import { type CandidateLens, getHourlyCurrency, getYearlyCurrency } from '../../candidate-lens.ts'
import { fullName } from '../../format-candidate.ts'
import { formatAll, formatDay } from '../../../../shared/format/formats.ts'
import styles from './Comparison.module.css'
import { comparisonRows } from './comparison-rows.ts'
import { t } from '../../../../shared/i18n/index.ts'

export interface ComparisonProps {
  /** Two to four. */
  readonly people: readonly CandidateView[]
  readonly lens: CandidateLens
  readonly onOpen: (uuid: string) => void
  readonly onRemove: (uuid: string) => void
}

/**
 * Candidates side by side: differences are marked, rates are shown in the viewer's currency with the original, and it can be printed. Rules: UI-17,
 * UI-37.
 */
export const Comparison = ({ people, lens, onOpen, onRemove }: ComparisonProps) => {
  const [isShort, setShort] = useState(false)
  const rows = comparisonRows(people, lens).filter(({ differs }) => differs || !isShort)
  const currencies = formatAll([...new Set([getHourlyCurrency(lens), getYearlyCurrency(lens)])])
  return (
    <div className={styles['comparison']} data-print>
      <div className={styles['bar']}>
        <Text variant="caption">
          {t('Rates in {currencies} at the table of {day}.', {
            currencies,
            day: formatDay(`${lens.rates.date}T12:00:00`, lens.now),
          })}
        </Text>
        <Switch isSelected={isShort} onChange={setShort}>
          {t('Only differences')}
        </Switch>
        <Button size="sm" onPress={() => window.print()}>
          {t('Print')}
        </Button>
      </div>
      <ScrollArea label={t('Comparison')} className={styles['wrap']}>
        <table className={styles['table']}>
          <caption hidden>{t('Comparison of {people} people', { people: people.length })}</caption>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>{t('Compared by')}</VisuallyHidden>
              </td>
              {people.map((person) => (
                <th key={person.uuid} scope="col">
                  <span className={styles['person']}>
                    <Avatar name={fullName(person)} id={person.uuid} src={person.profilePicture} isDecorative />
                    <IconButton
                      size="sm"
                      className={styles['remove']}
                      label={t('Take {name} out of the comparison', { name: fullName(person) })}
                      icon={icons.X}
                      onPress={() => onRemove(person.uuid)}
                    />
                  </span>
                  <bdi className={styles['name']}>{fullName(person)}</bdi>
                  <bdi className={styles['title']}>{person.jobTitle}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells, differs, best }) => (
              <tr key={name} data-differs={differs || undefined}>
                <th scope="row">
                  {name}
                  {differs && <VisuallyHidden>{t(', differs')}</VisuallyHidden>}
                </th>
                {cells.map(({ words, aside }, place) => (
                  <td key={people[place]?.uuid} data-best={best.has(place) || undefined}>
                    {/* On a phone the candidates are stacked in each row. */}
                    <bdi className={styles['who']} aria-hidden="true">
                      {people[place]?.firstName}
                    </bdi>
                    <span className={styles['value']}>
                      <bdi>{words}</bdi>
                      {aside !== null && <span className={styles['aside']}> {aside}</span>}
                      {best.has(place) && <VisuallyHidden>{t(', best of them')}</VisuallyHidden>}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>
                <VisuallyHidden>{t('Compared by')}</VisuallyHidden>
              </td>
              {people.map((person) => (
                <td key={person.uuid}>
                  <Button size="sm" onPress={() => onOpen(person.uuid)}>
                    <Icon icon={icons.User} />
                    {t('Open {firstName}', { firstName: person.firstName })}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
      <Text variant="caption">
        {t('A bar marks rows that differ; a dot marks the best of them, where one is plainly better.')}
      </Text>
    </div>
  )
}
