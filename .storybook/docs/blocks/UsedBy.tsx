import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { usage } from 'virtual:usage'
import type { Place } from '../../usage/usage.ts'
import { Anchor } from '../Anchor.tsx'
import shared from '../docs.module.css'

const Places = ({ title, places }: { readonly title: string; readonly places: readonly Place[] }) =>
  places.length === 0 ? null : (
    <>
      <h3 className={shared['h3']}>
        {title} <span className={shared['count']}>{places.length}</span>
      </h3>
      <ul className={shared['links']}>
        {places.map(({ path, name, group }) => (
          <li key={path}>
            <Anchor href={`?path=${path}`}>{name}</Anchor>
            {group !== '' && <span className={shared['note']}>{group}</span>}
          </li>
        ))}
      </ul>
    </>
  )

/** Which components, patterns and screens use the component of the page, read from the imports of the sources. */
export const UsedBy = () => {
  const { componentStories } = useContext(DocsContext)
  const file: unknown = componentStories()[0]?.parameters['fileName']
  const found = typeof file === 'string' ? usage[file.replace(/^\.\//, '')] : undefined
  if (found === undefined) return null
  const isUsed = found.isInFrame || found.components.length + found.patterns.length + found.screens.length > 0
  return (
    <>
      {!isUsed && <p className={shared['p']}>Nothing in the product uses it yet.</p>}
      {found.isInFrame && (
        <p className={shared['p']}>
          The frame around the screens has it: navigation, banners, or a dialog that opens anywhere.
        </p>
      )}
      <Places title="Components" places={found.components} />
      <Places title="Patterns" places={found.patterns} />
      <Places title="Screens" places={found.screens} />
    </>
  )
}
