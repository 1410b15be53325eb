/** Makes e-mail addresses unique: duplicates get a number. */
export const createAddressDeduplicator = (): ((email: string) => string) => {
  const counts = new Map<string, number>()
  const distinct = (email: string): string => {
    const count = (counts.get(email) ?? 0) + 1
    counts.set(email, count)
    return count === 1 ? email : distinct(email.replace('@', `.${count}@`))
  }
  return (email) => distinct(email.toLowerCase())
}
