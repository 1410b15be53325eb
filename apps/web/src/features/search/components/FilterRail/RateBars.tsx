import styles from './RateBars.module.css'

export interface RateBarsProps {
  /** The number of candidates in each band of rates; bands have equal width, and the last one includes everyone above. */
  readonly counts: readonly number[]
  /** The start of the open-ended last band, which is the maximum of the slider. */
  readonly end: number
  readonly chosen: readonly [number, number]
}

/** The histogram of the rates of the candidates found, with the selected bands highlighted. The slider below it has the accessible values. */
export const RateBars = ({ counts, end, chosen: [low, high] }: RateBarsProps) => {
  const most = Math.max(...counts, 1)
  const width = end / Math.max(counts.length, 1)
  return (
    <div className={styles['bars']} aria-hidden>
      {counts.map((count, band) => (
        <span
          key={band}
          data-chosen={(band + 1) * width > low && band * width < high}
          style={{ height: `${(count / most) * 100}%` }}
        />
      ))}
    </div>
  )
}
