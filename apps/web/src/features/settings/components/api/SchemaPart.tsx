import { useState } from 'react'
import { Button } from '@guildhall/ui-kit/Button'
import { EmptyState } from '@guildhall/ui-kit/EmptyState'
import { icons } from '@guildhall/ui-kit/Icon'
import { Link } from '@guildhall/ui-kit/Link'
import { Skeleton, SkeletonGroup } from '@guildhall/ui-kit/Skeleton'
import { Text } from '@guildhall/ui-kit/Text'
import { TextField } from '@guildhall/ui-kit/TextField'
import { SettingPart } from '../../../../shared/components/SettingsFrame/index.ts'
import { t } from '../../../../shared/i18n/index.ts'
import type { Loadable } from '../../../../shared/loadable/loadable.ts'
import styles from './Api.module.css'
import { isStaffType, schemaTypes } from './schema-types.ts'

export interface SchemaPartProps {
  readonly schema: Loadable<string>
}

/** The schema of the GraphQL API, type by type, with a field that finds in it. Rule: API-47. */
export const SchemaPart = ({ schema }: SchemaPartProps) => (
  <SettingPart
    title={t('Schema')}
    aside={
      <Link href="/graphql/schema.graphql" target="_blank">
        {t('As a file')}
      </Link>
    }
  >
    {schema.state === 'loading' && (
      <SkeletonGroup label={t('Loading the schema')}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </SkeletonGroup>
    )}
    {schema.state === 'failed' && (
      <EmptyState
        isFlush
        title={t('The schema did not load')}
        actions={<Button onPress={schema.onRetry}>{t('Try again')}</Button>}
      >
        {schema.message}
      </EmptyState>
    )}
    {schema.state === 'ready' && <Types schema={schema.value} />}
  </SettingPart>
)

const Types = ({ schema }: { readonly schema: string }) => {
  const [text, setText] = useState('')
  const all = schemaTypes(schema).filter(({ name }) => !isStaffType(name))
  const wanted = text.trim().toLowerCase()
  const found = all.filter(({ definition }) => definition.toLowerCase().includes(wanted))
  return (
    <>
      <TextField
        aria-label={t('Find in the schema')}
        type="search"
        icon={icons.Search}
        placeholder={t('A type or a field')}
        value={text}
        onChange={setText}
      />
      {found.length === 0 && <Text tone="muted">{t('Nothing in the schema has this.')}</Text>}
      <ul className={styles['types']} aria-label={t('Types of the schema')}>
        {found.map(({ definition, name }) => (
          <li key={name}>
            <details open={wanted !== '' || name === 'Query'}>
              <summary>
                <code>{name}</code>
              </summary>
              <pre className={styles['definition']}>{definition}</pre>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
