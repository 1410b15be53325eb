/** The header of each table of the list. */
const COLUMNS = ['rule', 'decided', 'file', 'test']
/** The words for an empty cell of each column. */
const MISSING = ['no words', 'no rule that decides it', 'no file that decides it', 'no test that shows it']

const cellsOf = (line) =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
const isHeader = (cells) => cells.join() === COLUMNS.join()
const isSeparator = (cells) => cells.every((cell) => /^:?-+:?$/.test(cell))

/** What is wrong with the files of a cell. */
function* fileFaults(cell, column, isFile) {
  const paths = [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path)
  if (paths.length === 0) yield MISSING[column]
  for (const path of paths) if (!isFile(path)) yield `the ${COLUMNS[column]} ${path}, which does not exist`
}

/** What is wrong with the cells of a row. */
function* rowFaults(cells, { isFile, isRule }) {
  const [rule, decided, file, test] = cells
  if (rule === '') yield MISSING[0]
  const ids = decided.split(',').map((id) => id.trim())
  if (decided === '') yield MISSING[1]
  else for (const id of ids) if (!isRule(id)) yield `${id}, which is no rule`
  yield* fileFaults(file, 2, isFile)
  yield* fileFaults(test, 3, isFile)
}

/**
 * Reads a page of the list of rules: every table row needs a rule in words, the ids that decide it, a file and a test.
 * Answers the number of rows, and the faults with their positions in the text.
 */
export function readCoverage(text, known) {
  let rows = 0
  const faults = []
  for (const { 0: line, index } of text.matchAll(/^\|.*$/gm)) {
    const cells = cellsOf(line)
    if (isHeader(cells) || isSeparator(cells)) continue
    rows += 1
    if (cells.length !== COLUMNS.length) {
      faults.push({ index, message: `the row "${cells[0]}" has ${cells.length} cells instead of ${COLUMNS.length}` })
      continue
    }
    for (const found of rowFaults(cells, known)) faults.push({ index, message: `the row "${cells[0]}" has ${found}` })
  }
  return { rows, faults }
}
