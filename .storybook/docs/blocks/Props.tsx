import type { ComponentType } from 'react'
import { ScrollArea } from '../../../ui-kit/src/ScrollArea/index.ts'
import shared from '../docs.module.css'
import styles from './blocks.module.css'
import { withCode } from './with-code.tsx'

/** What react-docgen reads from the types of a component. */
interface Docgen {
  readonly displayName: string
  readonly props?: Readonly<Record<string, Prop>>
}

interface Prop {
  readonly required?: boolean
  readonly description?: string
  readonly tsType?: { readonly name: string; readonly raw?: string }
  readonly defaultValue?: { readonly value: string }
}

type Documented = ComponentType & { readonly __docgenInfo?: Docgen }

/** Type as written, without what every optional prop has. */
const typeOf = ({ tsType }: Prop): string =>
  (tsType?.raw ?? tsType?.name ?? '')
    .replaceAll(/\s*\|\s*undefined\b/g, '')
    .replace(/^\|\s*/, '')
    .replaceAll(/\s+/g, ' ')

const Rows = ({ name, props }: { readonly name: string; readonly props: Readonly<Record<string, Prop>> }) => (
  <ScrollArea label={`Props of ${name}`} className={shared['scroll']}>
    <table className={shared['table']}>
      <thead>
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Type</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(props).map(([name, prop]) => (
          <tr key={name}>
            <th scope="row">
              <code className={shared['name']}>{name}</code>
              {prop.required && <span className={styles['required']}>required</span>}
            </th>
            <td>
              <code className={shared['type']}>{typeOf(prop)}</code>
            </td>
            <td>
              {withCode(prop.description ?? '')}
              {prop.defaultValue !== undefined && !prop.description?.includes('efault') && (
                <span className={styles['default']}>
                  {' '}
                  Default <code>{prop.defaultValue.value}</code>.
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollArea>
)

/** The props of one component or of several, from the types and comments of their source. */
export const Props = ({ of }: { readonly of: Documented | readonly Documented[] }) => {
  const all = [of].flat() as readonly Documented[]
  return all.map(({ __docgenInfo: docgen }) =>
    docgen?.props === undefined ? null : (
      <div key={docgen.displayName}>
        {all.length > 1 && <h3 className={shared['h3']}>{docgen.displayName}</h3>}
        <Rows name={docgen.displayName} props={docgen.props} />
      </div>
    ),
  )
}
