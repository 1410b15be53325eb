import { searchIdentity } from '@guildhall/domain/search'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { glyphs, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Select } from '@guildhall/ui-kit/Select'
import { Text } from '@guildhall/ui-kit/Text'
import type { SavedSearchView } from '../../api/search-from-wire.ts'
import { newWords } from '../../../../shared/format/new-words.ts'
import { searchDetails, searchTitle } from '../../search-words.ts'
import { digests } from './choices.ts'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { SavedWaiting } from './SavedWaiting.tsx'
import styles from './SavedSearches.module.css'
import { say } from '../../../../shared/i18n/index.ts'

/** The saved searches, each with what may be done with it. */
export const SavedList = (props: SavedSearchesProps) => {
  const { saved, search, active, onSaveNew, onUpdate } = props
  if (saved.state === 'loading') {
    return <SavedWaiting />
  }
  if (saved.state === 'failed') {
    return (
      <>
        <Text>{say('Your saved searches could not be read. {problem}', { problem: saved.message })}</Text>
        <Button size="sm" onPress={saved.onRetry}>
          {say('Retry')}
        </Button>
      </>
    )
  }
  const chosen = saved.value.find(({ uuid }) => uuid === active)
  const isChanged = chosen !== undefined && searchIdentity(chosen.parameters) !== searchIdentity(search)
  return (
    <>
      <div className={styles['acts']}>
        {chosen !== undefined && isChanged && chosen.canChange && (
          <Button size="sm" look="primary" onPress={() => onUpdate(chosen)}>
            {say('Update “{name}”', { name: chosen.name })}
          </Button>
        )}
        <Button size="sm" onPress={onSaveNew}>
          <Icon of={glyphs.Plus} />
          {chosen !== undefined && isChanged ? say('Save as new') : say('Save this search')}
        </Button>
      </div>
      {saved.value.length === 0 ? (
        <Text look="caption">{say('Keep a search under a name, and hear by mail who is new.')}</Text>
      ) : (
        <ul className={styles['list']} aria-label={say('Saved searches')}>
          {saved.value.map((one) => (
            <Row key={one.uuid} {...props} saved={one} isActive={one.uuid === active} />
          ))}
        </ul>
      )}
    </>
  )
}

interface RowProps extends Pick<SavedSearchesProps, 'onChoose' | 'onDigest' | 'onShare' | 'onRemove'> {
  readonly isActive: boolean
}

const Row = ({
  saved,
  isActive,
  onChoose,
  onDigest,
  onShare,
  onRemove,
}: RowProps & { readonly saved: SavedSearchView }) => (
  <li className={styles['row']} data-active={isActive || undefined}>
    <Button look="quiet" isBlock align="start" className={styles['entry']} onPress={() => onChoose(saved)}>
      <span className={styles['words']}>
        <span className={styles['name']} dir="auto">
          {saved.name}
        </span>
        <span className={styles['details']}>
          {[searchTitle(saved.parameters), searchDetails(saved.parameters)].filter(Boolean).join('; ')}
        </span>
      </span>
    </Button>
    {saved.canChange ? (
      <IconButton
        size="sm"
        label={say('Remove {name}', { name: saved.name })}
        icon={glyphs.Trash2}
        onPress={() => onRemove(saved)}
      />
    ) : (
      <span />
    )}
    <div className={styles['more']}>
      {saved.newCount !== null && saved.newCount > 0 && <Badge tone="info">{newWords(saved.newCount)}</Badge>}
      {saved.visibility === 'team' && (
        <Badge tone="line">
          {saved.mine ? say('Team') : say('Team, by {owner}', { owner: saved.owner ?? say('somebody who left') })}
        </Badge>
      )}
      {saved.canChange && (
        <TextButton
          aria-label={`${saved.visibility === 'team' ? say('Make private') : say('Share with team')}: ${saved.name}`}
          onPress={() => onShare(saved)}
        >
          {saved.visibility === 'team' ? say('Make private') : say('Share with team')}
        </TextButton>
      )}
      <Select
        aria-label={say('Mails about {name}', { name: saved.name })}
        className={styles['digest']}
        choices={digests}
        value={saved.digest}
        onChange={(digest) => onDigest(saved, digest)}
      />
    </div>
  </li>
)
