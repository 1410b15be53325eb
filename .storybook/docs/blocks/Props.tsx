import { useOf } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import { ScrollArea } from '../../../ui-kit/src/ScrollArea/index.ts'
import styles from '../docs.module.css'

interface PropRow {
  readonly name: string
  readonly description?: string
  readonly type?: { readonly required?: boolean }
  readonly table?: {
    readonly type?: { readonly summary?: string; readonly detail?: string }
    readonly defaultValue?: { readonly summary?: string } | null
  }
}

/** `'sm' | 'md' | undefined` without what every optional prop has. */
const readable = (type: string): string => type.replaceAll(/\s*\|\s*undefined\b/g, '').replace(/^\|\s*/, '')

const Name = ({ of }: { readonly of: ComponentType }) => <h3 className={styles['h3']}>{of.displayName ?? of.name}</h3>

const Rows = ({ of }: { readonly of: ComponentType }) => {
  const { component, projectAnnotations } = useOf(of, ['component'])
  const { extractArgTypes } = (projectAnnotations.parameters?.['docs'] ?? {}) as {
    readonly extractArgTypes?: (component: unknown) => Readonly<Record<string, PropRow>> | null
  }
  const rows = Object.values(extractArgTypes?.(component) ?? {}).filter(({ name }) => name !== 'ref')
  return (
    <ScrollArea label="Props" className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Prop</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, description, type, table }) => (
            <tr key={name}>
              <th scope="row">
                <code className={styles['name']}>{name}</code>
                {type?.required && <span className={styles['required']}>required</span>}
              </th>
              <td>
                <code className={styles['type']}>{readable(table?.type?.detail ?? table?.type?.summary ?? '')}</code>
              </td>
              <td>
                {description}
                {table?.defaultValue?.summary !== undefined && (
                  <span className={styles['default']}>
                    {description ? ' ' : ''}Default <code>{table.defaultValue.summary}</code>.
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}

/** The props of one component or of several, from the types of its source. */
export const Props = ({ of }: { readonly of: ComponentType | readonly ComponentType[] }) => {
  const all = Array.isArray(of) ? (of as readonly ComponentType[]) : [of as ComponentType]
  return all.map((one) => (
    <div key={one.displayName ?? one.name}>
      {all.length > 1 && <Name of={one} />}
      <Rows of={one} />
    </div>
  ))
}
