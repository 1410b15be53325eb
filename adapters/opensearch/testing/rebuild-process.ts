import { candidateDocument } from '@guildhall/domain/testing'
import { createOpenSearchCandidateIndex } from '../src/create-open-search-candidate-index.ts'

/** Rebuilds an index with so many people, for tests that kill it half-way: prints a line after each batch. */
const [url = '', prefix = '', people = '', batch = ''] = process.argv.slice(2)

async function* documents() {
  for (let start = 0; start < Number(people); start += Number(batch)) {
    yield Array.from({ length: Number(batch) }, (_, at) => candidateDocument(start + at + 1))
    process.stdout.write(`${start}\n`)
  }
}

await createOpenSearchCandidateIndex({ url, prefix }).rebuild(documents())
