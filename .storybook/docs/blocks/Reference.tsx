import type { ComponentType } from 'react'
import { text } from '../text.tsx'
import { Props } from './Props.tsx'
import { States } from './States.tsx'
import { UsedBy } from './UsedBy.tsx'
import { Viewer } from './Viewer.tsx'

interface ReferenceProps {
  /** The components whose props are listed; a pattern has none. */
  readonly of?: ComponentType | readonly ComponentType[]
}

/** What every page ends with: props, states, and where it is used. */
export const Reference = ({ of }: ReferenceProps) => (
  <>
    {of !== undefined && (
      <>
        <text.h2 id="props">Props</text.h2>
        <Props of={of} />
      </>
    )}
    <text.h2 id="states">States</text.h2>
    {of === undefined ? <Viewer /> : <States />}
    <text.h2 id="used-by">Where it is used</text.h2>
    <UsedBy />
  </>
)
