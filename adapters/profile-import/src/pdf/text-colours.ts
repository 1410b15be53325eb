/** The start of a piece of text and its colour. Points, from the lower left corner of the page. */
export interface ColouredSpot {
  readonly x: number
  readonly y: number
  readonly colour: string
}

type Matrix = readonly [number, number, number, number, number, number]

interface State {
  readonly matrix: Matrix
  readonly colour: string
}

/** The operators of a page, as PDF.js lists them. */
export interface Instructions {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const BLACK = '#000000'

const times = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

/** Arguments are plain or typed arrays, sometimes nested in another. */
const numbersOf = (args: unknown): readonly number[] =>
  Array.from(args as ArrayLike<unknown>, (value) =>
    typeof value === 'number' ? [value] : numbersOfInner(value),
  ).flat()
const numbersOfInner = (value: unknown): readonly number[] =>
  typeof value === 'object' && value !== null ? Object.values(value).filter((inner) => typeof inner === 'number') : []

const matrixOf = (args: unknown): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbersOf(args)
  return [a, b, c, d, e, f]
}

const colourOf = (args: unknown): string => {
  const [first] = Array.from(args as ArrayLike<unknown>)
  return typeof first === 'string' && /^#[0-9a-f]{6}$/i.test(first) ? first.toLowerCase() : BLACK
}

/** The colour of every piece of text, which PDF.js exposes only in the operator list. `ops`: operator codes by name. */
export const listColouredSpots = (
  { argsArray, fnArray }: Instructions,
  ops: Readonly<Record<string, number>>,
): readonly ColouredSpot[] => {
  const spots: ColouredSpot[] = []
  const saved: State[] = []
  let state: State = { matrix: IDENTITY, colour: BLACK }
  let text: Matrix = IDENTITY
  let leading = 0
  const move = (x: number, y: number) => {
    text = times(text, [1, 0, 0, 1, x, y])
  }
  fnArray.forEach((instruction, index) => {
    const args: unknown = argsArray[index] ?? []
    if (instruction === ops['save']) saved.push(state)
    else if (instruction === ops['restore']) state = saved.pop() ?? state
    else if (instruction === ops['transform']) state = { ...state, matrix: times(state.matrix, matrixOf(args)) }
    else if (instruction === ops['setFillRGBColor']) state = { ...state, colour: colourOf(args) }
    else if (instruction === ops['beginText']) text = IDENTITY
    else if (instruction === ops['setTextMatrix']) text = matrixOf(args)
    else if (instruction === ops['setLeading']) leading = numbersOf(args)[0] ?? 0
    else if (instruction === ops['moveText'] || instruction === ops['setLeadingMoveText']) {
      const [x = 0, y = 0] = numbersOf(args)
      if (instruction === ops['setLeadingMoveText']) leading = y
      move(x, y)
    } else if (instruction === ops['nextLine']) move(0, leading)
    else if (instruction === ops['showText']) {
      const [, , , , x, y] = times(state.matrix, text)
      spots.push({ x, y, colour: state.colour })
    }
  })
  return spots
}

/** Finds the colour of the nearest text to the left on the same baseline. */
export const createColourLookup = (spots: readonly ColouredSpot[]) => {
  const byHeight = new Map<number, ColouredSpot[]>()
  for (const spot of spots) {
    const height = Math.round(spot.y)
    byHeight.set(height, [...(byHeight.get(height) ?? []), spot])
  }
  return (x: number, y: number): string | null => {
    const height = Math.round(y)
    const near = [height - 1, height, height + 1]
      .flatMap((at) => byHeight.get(at) ?? [])
      .filter((spot) => Math.abs(spot.y - y) <= 0.6)
    const left = near.filter((spot) => spot.x <= x + 1).toSorted((one, other) => other.x - one.x)
    return left[0]?.colour ?? null
  }
}
