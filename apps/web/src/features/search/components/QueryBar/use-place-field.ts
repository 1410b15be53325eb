import { useRef, useState } from 'react'
import { t } from '../../../../shared/i18n/index.ts'
import {
  anywhere,
  inputOf,
  isAnywhere,
  type PlaceChoice,
  placeOfChoice,
  type QueryPlace,
  type ReadPlace,
} from './query.ts'

/** What is sent with a search: the place, and whether the field asks for remote work. */
interface ReadField {
  readonly place: QueryPlace
  readonly isRemote: boolean
}

export interface PlaceField {
  readonly input: string
  /** Why nothing was searched; the text stays in the field. */
  readonly problem: string | null
  readonly isReading: boolean
  readonly type: (input: string) => void
  /** Shows the place of a query that came from elsewhere; may be called while rendering. */
  readonly show: (place: QueryPlace) => void
  readonly choose: (place: QueryPlace) => void
  /** Reads what stands in the field; null if it names no place, or if it was changed meanwhile. */
  readonly read: () => Promise<ReadField | null>
}

/** The place field, whose text is read when the search is sent. Rule: SRCH-53. */
export function usePlaceField(first: QueryPlace, places: readonly PlaceChoice[], readPlace: ReadPlace): PlaceField {
  const [shown, setShown] = useState(first)
  const [input, setInput] = useState(inputOf(first))
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const turn = useRef(0)

  const known = (): QueryPlace | null => {
    if (isAnywhere(input)) return anywhere
    if (input === shown.location && shown.latitude !== null) return shown
    const exact = places.find(({ title }) => title.toLowerCase() === input.trim().toLowerCase())
    return exact === undefined ? null : placeOfChoice(exact)
  }

  const type = (typed: string): void => {
    setInput(typed)
    setProblem(null)
    setReading(false)
  }
  const show = (place: QueryPlace): void => {
    setShown(place)
    type(inputOf(place))
  }
  return {
    input,
    problem,
    isReading,
    show,
    type: (typed) => {
      turn.current += 1
      type(typed)
    },
    choose: (place) => {
      turn.current += 1
      show(place)
    },
    read: async () => {
      const place = known()
      if (place !== null) return { place, isRemote: false }
      turn.current += 1
      const current = turn.current
      setReading(true)
      setProblem(null)
      const answer = await readPlace(input.trim()).catch(() => 'failed' as const)
      if (turn.current !== current) return null
      setReading(false)
      if (answer === 'failed')
        setProblem(t('The place could not be looked up, so nothing was searched. Please try again.'))
      else if (answer === null)
        setProblem(t('No place is called “{text}”, so nothing was searched.', { text: input.trim() }))
      else return { place: answer.place === null ? anywhere : placeOfChoice(answer.place), isRemote: answer.isRemote }
      return null
    },
  }
}
