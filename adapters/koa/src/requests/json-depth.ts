/** Levels of arrays and objects that a body may have; no call needs more than six. Rule: API-16. */
export const JSON_DEPTH_MAX = 32

/** Whether a parsed JSON value has more levels than that. Deeper ones overflow the stack of whatever walks them recursively. */
export const isTooDeep = (value: unknown): boolean => {
  let level: readonly unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > JSON_DEPTH_MAX) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}
