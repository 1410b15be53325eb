const pattern = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/

/** Milliseconds of an ISO 8601 duration of weeks, days, hours, minutes and seconds ("P3D", "PT5M"); null where it is none. */
export function millisecondsOf(duration: string): number | null {
  const parts = pattern.exec(duration)
  if (parts === null || duration.endsWith('P') || duration.endsWith('T')) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
}
