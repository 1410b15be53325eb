import styles from './RateBars.module.css'

export interface RateBarsProps {
  /** People by band of rates, the bands of equal width; the last one has everybody above. */
  readonly counts: readonly number[]
  /** Where the last band begins to be open, which is where the slider ends. */
  readonly end: number
  readonly chosen: readonly [number, number]
}

/** How the rates of the people found spread; the bands that are chosen stand out. The slider under it says its figures itself. */
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
