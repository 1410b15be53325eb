import { orderedIdentity } from '@guildhall/domain/search'
import { Badge } from '@guildhall/ui-kit/Badge'
import { Button } from '@guildhall/ui-kit/Button'
import { icons, Icon } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import { TextButton } from '@guildhall/ui-kit/Link'
import { Select } from '@guildhall/ui-kit/Select'
import { Text } from '@guildhall/ui-kit/Text'
import type { SavedSearchView } from '../../api/search-from-wire.ts'
import { formatNewCount } from '../../../../shared/format/format-new-count.ts'
import { searchDetails, searchTitle } from '../../format-search.ts'
import { digests } from './choices.ts'
import type { SavedSearchesProps } from './saved-searches-props.ts'
import { SavedSearchesSkeleton } from './SavedSearchesSkeleton.tsx'
import styles from './SavedSearches.module.css'
import { t } from '../../../../shared/i18n/index.ts'

/** The saved searches, each with its actions. */
export const SavedList = (props: SavedSearchesProps) => {
  const { saved, search, active, onSaveNew, onUpdate } = props
  if (saved.state === 'loading') {
    return <SavedSearchesSkeleton />
  }
  if (saved.state === 'failed') {
    return (
      <>
        <Text>{t('Your saved searches could not be read. {problem}', { problem: saved.message })}</Text>
        <Button size="sm" onPress={saved.onRetry}>
          {t('Retry')}
        </Button>
      </>
    )
  }
  const chosen = saved.value.find(({ uuid }) => uuid === active)
  const isChanged = chosen !== undefined && orderedIdentity(chosen.parameters) !== orderedIdentity(search)
  return (
    <>
      <div className={styles['acts']}>
        {chosen !== undefined && isChanged && chosen.canChange && (
          <Button size="sm" variant="primary" onPress={() => onUpdate(chosen)}>
            {t('Update “{name}”', { name: chosen.name })}
          </Button>
        )}
        <Button size="sm" onPress={onSaveNew}>
          <Icon icon={icons.Plus} />
          {chosen !== undefined && isChanged ? t('Save as new') : t('Save this search')}
        </Button>
      </div>
      {saved.value.length === 0 ? (
        <Text variant="caption">{t('Keep a search under a name, and hear by mail who is new.')}</Text>
      ) : (
        <ul className={styles['list']} aria-label={t('Saved searches')}>
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
    <Button variant="quiet" fullWidth align="start" className={styles['entry']} onPress={() => onChoose(saved)}>
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
        label={t('Remove {name}', { name: saved.name })}
        icon={icons.Trash2}
        onPress={() => onRemove(saved)}
      />
    ) : (
      <span />
    )}
    <div className={styles['more']}>
      {saved.newCount !== null && saved.newCount > 0 && <Badge tone="info">{formatNewCount(saved.newCount)}</Badge>}
      {saved.visibility === 'team' && (
        <Badge tone="outline">
          {saved.mine ? t('Team') : t('Team, by {owner}', { owner: saved.owner ?? t('somebody who left') })}
        </Badge>
      )}
      {saved.canChange && (
        <TextButton
          aria-label={`${saved.visibility === 'team' ? t('Make private') : t('Share with team')}: ${saved.name}`}
          onPress={() => onShare(saved)}
        >
          {saved.visibility === 'team' ? t('Make private') : t('Share with team')}
        </TextButton>
      )}
      <Select
        aria-label={t('Mails about {name}', { name: saved.name })}
        className={styles['digest']}
        options={digests}
        value={saved.digest}
        onChange={(digest) => onDigest(saved, digest)}
      />
    </div>
  </li>
)
