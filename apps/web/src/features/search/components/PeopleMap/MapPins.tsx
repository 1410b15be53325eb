import { Avatar } from '@guildhall/ui-kit/Avatar'
import { UnstyledButton } from '@guildhall/ui-kit/UnstyledButton'
import { fullName } from '../../../candidates/index.ts'
import { formatNumber } from '../../../../shared/format/formats.ts'
import { type Camera, toScreenSpot, type Size } from './camera.ts'
import type { Pin } from './pins.ts'
import type { Spot } from './projection.ts'
import styles from './PeopleMap.module.css'

export interface MapPinsProps {
  readonly pins: readonly Pin[]
  readonly camera: Camera
  readonly size: Size
  /** The candidates of the open card, and those who are highlighted. */
  readonly chosen: ReadonlySet<string>
  readonly near: ReadonlySet<string>
  readonly onChoose: (pin: Pin) => void
  readonly onNear: (pin: Pin | null) => void
}

const NAME_WIDTH = 108
const NAME_HEIGHT = 62
const BIG = 10

interface Placed extends Spot {
  readonly pin: Pin
}

/** The pins whose label fits below them without covering another; the largest pins have priority. */
function namedPins(placed: readonly Placed[]): ReadonlySet<string> {
  const named: Placed[] = []
  for (const one of placed.toSorted((a, b) => b.pin.people.length - a.pin.people.length)) {
    const isFree = placed.every(
      (other) =>
        other === one ||
        Math.abs(other.x - one.x) > NAME_WIDTH * (named.includes(other) ? 1 : 0.62) ||
        other.y - one.y > NAME_HEIGHT ||
        one.y - other.y > (named.includes(other) ? NAME_HEIGHT : 12),
    )
    if (isFree) named.push(one)
  }
  return new Set(named.map(({ pin }) => pin.key))
}

/** The pins: a portrait for one candidate, a number for several. */
export const MapPins = ({ camera, chosen, near, onChoose, onNear, pins, size }: MapPinsProps) => {
  const placed = pins.map((pin) => ({ pin, ...toScreenSpot(camera, size, pin) }))
  const named = namedPins(placed)
  const holds = (group: ReadonlySet<string>, { people }: Pin): boolean =>
    group.size > 0 && people.some(({ uuid }) => group.has(uuid))
  return placed.map(({ pin, x, y }) => {
    const [first] = pin.people
    const isGroup = pin.people.length > 1
    return (
      <UnstyledButton
        key={pin.key}
        aria-label={pin.label}
        className={styles['pin']}
        style={{ transform: `translate(${x}px, ${y}px)` }}
        data-group={isGroup || undefined}
        data-big={pin.people.length >= BIG || undefined}
        data-near={holds(near, pin) || undefined}
        aria-pressed={holds(chosen, pin)}
        onPress={() => onChoose(pin)}
        onHoverChange={(isOver) => onNear(isOver ? pin : null)}
        onFocusChange={(hasFocus) => onNear(hasFocus ? pin : null)}
      >
        {isGroup || first === undefined ? (
          pin.people.length
        ) : (
          <Avatar name={fullName(first)} id={first.uuid} src={first.profilePicture} size="sm" isDecorative />
        )}
        {named.has(pin.key) && (
          <span className={styles['town']} aria-hidden="true" dir="auto">
            <span>{pin.town}</span>
            {pin.otherTowns > 0 && ` +${formatNumber(pin.otherTowns)}`}
          </span>
        )}
      </UnstyledButton>
    )
  })
}
