/** Deletes a suite's indexes on a shared engine; by name, as deletion by wildcard is disabled. */
export const deleteIndexes = async (url: string, prefix: string): Promise<void> => {
  const answer = await fetch(`${url}/_cat/indices/${prefix}*?format=json&h=index`)
  const indexes = (await answer.json()) as readonly { readonly index: string }[]
  for (const { index } of indexes) await fetch(`${url}/${index}`, { method: 'DELETE' })
}
