/** Gives everybody an address of their own: who comes second under one gets a number in it. */
export const distinctAddresses = (): ((email: string) => string) => {
  const taken = new Map<string, number>()
  const distinct = (email: string): string => {
    const count = (taken.get(email) ?? 0) + 1
    taken.set(email, count)
    return count === 1 ? email : distinct(email.replace('@', `.${count}@`))
  }
  return (email) => distinct(email.toLowerCase())
}
