import styles from './GuildhallIllustration.module.css'

const columns = [80, 176, 272, 368, 464, 560]
const rows = [372, 484, 596, 708]
/** The order in which windows light up, by row and column: each step of a sign-up lights two more. */
const lighting = [1, 10, 14, 3, 18, 7, 5, 22, 8, 12, 17, 0, 11, 15, 2, 23, 6, 9, 4, 13, 19, 16]

export interface GuildhallIllustrationProps {
  /** The number of lit windows. */
  readonly litWindows: number
  /** True on the last step: the door is open. */
  readonly isDoorOpen?: boolean
}

/** The only illustration of the product: a guildhall whose windows light up with each step. Decorative, hidden from assistive technology. */
export const GuildhallIllustration = ({ litWindows: lit, isDoorOpen: isOpen = false }: GuildhallIllustrationProps) => {
  const bright = new Set(lighting.slice(0, lit))
  const tone = (isLit: boolean) => (isLit ? styles['lit'] : styles['window'])
  return (
    <svg className={styles['hall']} viewBox="0 0 680 760" aria-hidden="true">
      <path className={styles['soft']} d="M0 759h680M0 700h28M652 700h28M0 660h12M668 660h12" />
      <path className={styles['wall']} d="M40 759V252L340 84l300 168v507z" />
      <path d="M16 266 340 84l324 182M28 252 340 66l312 186" />
      <path className={styles['soft']} d="M40 278h600M40 388h600M40 500h600M40 612h600" />
      <path d="M322 66V28h36v38M322 28l18-18 18 18" />
      <circle className={styles['window']} cx="340" cy="186" r="38" />
      <circle className={styles['soft']} cx="340" cy="186" r="30" />
      <path d="M340 166v20l13 9" />
      {rows.map((bottom, row) =>
        columns.map((left, column) => {
          if (row === 3 && (column === 2 || column === 3)) return null
          const isLit = bright.has(row * columns.length + column)
          return (
            <g key={`${left}-${bottom}`} className={tone(isLit)}>
              <path d={`M${left} ${bottom}v-52a20 20 0 0 1 40 0v52z`} />
              <path className={styles['bars']} d={`M${left + 20} ${bottom - 72}v72M${left} ${bottom - 40}h40`} />
              <path className={styles['soft']} d={`M${left - 6} ${bottom + 4}h52`} />
            </g>
          )
        }),
      )}
      <path className={styles['soft']} d="M276 759v-59a64 64 0 0 1 128 0v59" />
      <g className={tone(isOpen)}>
        <path d="M288 759v-59a52 52 0 0 1 104 0v59z" />
        <path className={styles['bars']} d="M340 648v111M288 700h104" />
      </g>
    </svg>
  )
}
