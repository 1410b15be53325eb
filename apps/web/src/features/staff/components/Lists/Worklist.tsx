import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { Kbd } from '@guildhall/ui-kit/Kbd'
import { Cluster, Stack } from '@guildhall/ui-kit/Stack'
import { Text } from '@guildhall/ui-kit/Text'
import { t } from '../../../../shared/i18n/index.ts'
import type { UnlistedWord } from '../../api/use-lists.ts'
import { useKeys } from '../../use-keys.ts'
import styles from './Lists.module.css'

export interface WorklistProps {
  readonly words: readonly UnlistedWord[]
  readonly isPending: boolean
  readonly onAdd: (word: UnlistedWord) => void
  readonly onMerge: (word: UnlistedWord) => void
}

/** Words that people typed and no entry means: each is added or merged with one press or one key. Rule: MOD-77. */
export const Worklist = ({ isPending, onAdd, onMerge, words }: WorklistProps) => {
  const [place, setPlace] = useState(0)
  const at = Math.min(place, words.length - 1)
  const current = words[at]
  const move = (by: 1 | -1): void => setPlace(Math.max(0, Math.min(words.length - 1, at + by)))
  const withCurrent = (act: (word: UnlistedWord) => void): void => {
    if (current !== undefined && !isPending) act(current)
  }
  useKeys({ j: () => move(1), k: () => move(-1), a: () => withCurrent(onAdd), m: () => withCurrent(onMerge) })
  if (words.length === 0) return <Text tone="muted">{t('The list has every word that two people or more have.')}</Text>
  return (
    <Stack>
      <ul className={styles['words']}>
        {words.map((word) => (
          <li key={word.text} aria-current={word === current}>
            <span className={styles['word']}>
              <bdi>{word.text}</bdi>
              <Text as="span" variant="caption" tone="muted">
                {t('{people} people', { people: word.people })}
              </Text>
            </span>
            <Cluster>
              <Button
                size="sm"
                isDisabled={isPending}
                aria-label={t('Add {word}', { word: word.text })}
                onPress={() => onAdd(word)}
              >
                {t('Add')} {word === current && <Kbd>a</Kbd>}
              </Button>
              <Button
                size="sm"
                isDisabled={isPending}
                aria-label={t('Merge {word}', { word: word.text })}
                onPress={() => onMerge(word)}
              >
                {t('Merge')} {word === current && <Kbd>m</Kbd>}
              </Button>
            </Cluster>
          </li>
        ))}
      </ul>
      <Text variant="caption" tone="muted">
        {t('The keys j and k move the mark. Who typed a word is not shown.')}
      </Text>
    </Stack>
  )
}
