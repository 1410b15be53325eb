import { VisuallyHidden } from '../../../ui-kit/src/VisuallyHidden/index.ts'
import { useEffect, useState } from 'react'
import { SegmentedControl } from '../../../ui-kit/src/SegmentedControl/index.ts'
import { Select } from '../../../ui-kit/src/Select/index.ts'
import { Anchor } from '../Anchor.tsx'
import { Frame, widthOf } from './Frame.tsx'
import { useStories } from './use-stories.ts'
import shared from '../docs.module.css'
import styles from './blocks.module.css'

const widths = { wide: '100%', phone: '360px', narrow: '320px' }
const ALL = 'all'

type Language = 'en' | 'en-XA'

/** Where stories look for their language while they load: frames that find another one would load twice, and undo what others set. */
const store = (language: Language) => localStorage.setItem('language', language)

/** Every state of a pattern, one or all at once, in each theme, direction and width: patterns take the width of a page, and load data. */
export const Viewer = () => {
  const stories = useStories()
  const [state, setState] = useState(stories[0]?.id ?? ALL)
  const [width, setWidth] = useState<keyof typeof widths>('wide')
  const [theme, setTheme] = useState<'page' | 'light' | 'dark'>('page')
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const [language, setLanguage] = useState<Language>('en')
  useEffect(() => () => store('en'), [])
  const shown = state === ALL ? stories : stories.filter(({ id }) => id === state)
  const globals = { direction, language, ...(theme === 'page' ? {} : { theme }) }
  return (
    <>
      <div className={shared['choices']}>
        <Select
          label="State"
          value={state}
          onChange={setState}
          options={[
            { id: ALL, label: `All ${stories.length}, below each other` },
            ...stories.map(({ id, name }) => ({ id, label: name })),
          ]}
        />
        <SegmentedControl
          label="Width"
          size="sm"
          value={width}
          onChange={setWidth}
          segments={[
            { id: 'wide', label: 'Wide' },
            { id: 'phone', label: '360' },
            { id: 'narrow', label: '320' },
          ]}
        />
        <SegmentedControl
          label="Theme"
          size="sm"
          value={theme}
          onChange={setTheme}
          segments={[
            { id: 'page', label: 'As here' },
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ]}
        />
        <SegmentedControl
          label="Direction"
          size="sm"
          value={direction}
          onChange={setDirection}
          segments={[
            { id: 'ltr', label: 'Left to right' },
            { id: 'rtl', label: 'Right to left' },
          ]}
        />
        <SegmentedControl
          label="Words"
          size="sm"
          value={language}
          onChange={(wanted) => {
            store(wanted)
            setLanguage(wanted)
          }}
          segments={[
            { id: 'en', label: 'English' },
            { id: 'en-XA', label: 'Accented' },
          ]}
        />
      </div>
      {shown.map((story) => (
        <section key={story.id} className={styles['example']}>
          <div className={styles['stage']} data-example data-framed data-tall>
            <Frame
              id={story.id}
              title={`${story.title}: ${story.name}`}
              width={width === 'wide' ? widthOf(story) : widths[width]}
              globals={globals}
            />
          </div>
          <footer className={styles['caption']}>
            <strong>{story.name}</strong>
            <Anchor href={`?path=/story/${story.id}`}>
              Open<VisuallyHidden> {story.name}</VisuallyHidden>
            </Anchor>
          </footer>
        </section>
      ))}
    </>
  )
}
