import { Banner } from '@guildhall/ui-kit/Banner'
import { Button } from '@guildhall/ui-kit/Button'
import { icons } from '@guildhall/ui-kit/Icon'
import { IconButton } from '@guildhall/ui-kit/IconButton'
import type { PlacePoint } from '@guildhall/domain/search'
import { type ReactNode, useMemo, useState } from 'react'
import type { FoundCandidate, FoundPage } from '../../../candidates/index.ts'
import { type Loadable } from '../../../../shared/loadable/loadable.ts'
import { underScreen } from './camera.ts'
import { MapCard } from './MapCard.tsx'
import { MapGround } from './MapGround.tsx'
import { MapPins } from './MapPins.tsx'
import { formatMapNote } from './map-note.ts'
import { groupPeople, type Pin } from './pins.ts'
import { toSpot } from './projection.ts'
import { useCamera } from './use-camera.ts'
import { useWorld } from '../../api/use-world.ts'
import styles from './PeopleMap.module.css'
import { t } from '../../../../shared/i18n/index.ts'

export interface PeopleMapProps {
  readonly found: Loadable<FoundPage>
  /** The center of the country of the search, which is highlighted. */
  readonly country: PlacePoint | null
  /** The candidates highlighted here or in the list beside it. */
  readonly near: ReadonlySet<string>
  readonly onNear: (people: ReadonlySet<string>) => void
  readonly renderPerson: (person: FoundCandidate) => ReactNode
}

interface Chosen {
  readonly people: ReadonlySet<string>
  readonly group: readonly FoundCandidate[]
  readonly opensAt: number | null
}

const nobody: ReadonlySet<string> = new Set()
const none: FoundPage = { hits: [], total: 0, isTotalExact: true }

/** Pins up to this many pixels outside the viewport are rendered too, so that they do not pop in. */
const EDGE = 60

/** The candidates found, at the location of their town, never at an address. Rules: SRCH-26, UI-18. */
export const PeopleMap = ({ country, found, near, onNear, renderPerson }: PeopleMapProps) => {
  const page = found.state === 'ready' ? found.value : none
  const group = useMemo(() => groupPeople(page.hits), [page.hits])
  const spots = useMemo(
    () => page.hits.flatMap(({ placePoint }) => (placePoint === null ? [] : toSpot(placePoint))),
    [page.hits],
  )
  const searched = useMemo(() => (country === null ? null : toSpot(country)), [country])
  const { camera, handlers, reset, show, size, stage, zoom } = useCamera(spots)
  const { countries, problem, retry } = useWorld(camera?.zoom ?? 0)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const pins =
    camera === null || size === null
      ? []
      : group(camera.zoom, {
          from: underScreen(camera, size, { x: -EDGE, y: -EDGE }),
          to: underScreen(camera, size, { x: size.width + EDGE, y: size.height + EDGE }),
        })
  const choose = (pin: Pin): void => {
    const { opensAt, people } = pin
    setChosen({ people: new Set(people.map(({ uuid }) => uuid)), group: people, opensAt })
  }
  const close = (): void => {
    setChosen(null)
    stage.current?.focus({ preventScroll: true })
  }
  return (
    <section className={styles['map']} aria-label={t('Map')}>
      <div
        ref={stage}
        className={styles['stage']}
        role="application"
        aria-roledescription="map"
        aria-label={t(
          'Map of the people found. Arrow keys move it, plus and minus zoom, 0 shows everybody. The same people are in the list.',
        )}
        {...handlers}
      >
        {camera !== null && size !== null && (
          <>
            <MapGround camera={camera} size={size} countries={countries} searched={searched} pins={pins} />
            <MapPins
              pins={pins}
              camera={camera}
              size={size}
              chosen={chosen?.people ?? nobody}
              near={near}
              onChoose={choose}
              onNear={(pin) => onNear(pin === null ? nobody : new Set(pin.people.map(({ uuid }) => uuid)))}
            />
          </>
        )}
      </div>
      <div className={styles['tools']}>
        <IconButton label={t('Closer')} icon={icons.Plus} onPress={() => zoom(1)} />
        <IconButton label={t('Farther')} icon={icons.Minus} onPress={() => zoom(-1)} />
        <IconButton label={t('Everybody')} icon={icons.Maximize} onPress={reset} />
      </div>
      <div className={styles['over']}>
        {found.state === 'loading' && <output className={styles['note']}>{t('Looking for where they are…')}</output>}
        {found.state === 'failed' && <Trouble words={found.message} onRetry={found.onRetry} />}
        {problem !== null && <Trouble words={problem} onRetry={retry} />}
      </div>
      {found.state === 'ready' && <p className={styles['note']}>{formatMapNote(page)}</p>}
      {chosen !== null && (
        <MapCard
          key={[...chosen.people][0]}
          group={chosen.group}
          renderPerson={renderPerson}
          onClose={close}
          onApart={
            chosen.opensAt === null
              ? null
              : () => {
                  const apart = chosen.group.flatMap(({ placePoint }) => (placePoint ? toSpot(placePoint) : []))
                  show(apart, chosen.opensAt ?? 0)
                  close()
                }
          }
        />
      )}
    </section>
  )
}

const Trouble = ({ onRetry, words }: { readonly words: string; readonly onRetry: () => void }) => (
  <Banner
    tone="danger"
    role="alert"
    title={words}
    actions={
      <Button size="sm" onPress={onRetry}>
        {t('Retry')}
      </Button>
    }
  />
)
