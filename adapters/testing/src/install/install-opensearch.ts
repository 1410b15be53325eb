import { access, copyFile, mkdir, readFile, rename } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { enginesFolder, whileInstalling } from './engines-folder.ts'
import { findJava } from './find-java.ts'
import { findProgram } from './find-program.ts'
import { MissingProgram } from './missing-program.ts'
import { runProgram } from './run-program.ts'

export const OPENSEARCH_VERSION = '3.8.0'

const pom = fileURLToPath(new URL('../../engines/opensearch/pom.xml', import.meta.url))

export interface InstalledOpenSearch {
  readonly java: string
  readonly classPath: string
}

/** Finds Java, and downloads OpenSearch's JARs with Maven if any is missing. Throws `MissingProgram`. */
export async function installOpenSearch(progress: (line: string) => void): Promise<InstalledOpenSearch> {
  const java = await findJava()
  const folder = join(enginesFolder, `opensearch-${OPENSEARCH_VERSION}`)
  const classPathFile = join(folder, 'classpath.txt')
  const present = await completeClassPath(classPathFile)
  if (present !== null) return { java, classPath: present }
  return whileInstalling('opensearch', async () => {
    const existing = await completeClassPath(classPathFile)
    if (existing !== null) return { java, classPath: existing }
    const maven = await findProgram('mvn', 'mvn.cmd')
    if (maven === undefined) {
      throw new MissingProgram(
        'OpenSearch is fetched by Maven, which was not found: install maven, or set TEST_OPENSEARCH_URL to a running OpenSearch',
      )
    }
    progress(`OpenSearch ${OPENSEARCH_VERSION}: fetching its jars by Maven (87 MB)`)
    await mkdir(folder, { recursive: true })
    await copyFile(pom, join(folder, 'pom.xml'))
    await runProgram(maven, ['-q', '-B', 'dependency:build-classpath', '-Dmdep.outputFile=classpath.new'], {
      cwd: folder,
    })
    await rename(join(folder, 'classpath.new'), classPathFile)
    return { java, classPath: await readFile(classPathFile, 'utf8') }
  })
}

async function completeClassPath(file: string): Promise<string | null> {
  try {
    const classPath = (await readFile(file, 'utf8')).trim()
    await Promise.all(classPath.split(delimiter).map((jar) => access(jar)))
    return classPath
  } catch {
    return null
  }
}
