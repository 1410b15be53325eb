import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram, isExecutable } from './find-program.ts'
import { MissingProgram } from './missing-program.ts'
import { runProgram } from './run-program.ts'

const JAVA_NEEDED = 21

const JVM_FOLDERS = ['/usr/lib/jvm', '/usr/lib64/jvm', '/usr/java', '/opt/java', '/Library/Java/JavaVirtualMachines']

/** Possible locations of Java, best first: JAVA_HOME, the PATH, the folders under the system's JVM directories. */
async function javaCandidates(): Promise<string[]> {
  const home = process.env['JAVA_HOME']
  const onPath = await findProgram('java')
  const installed: string[] = []
  for (const folder of JVM_FOLDERS) {
    for (const name of await newestFirst(folder)) {
      installed.push(join(folder, name, 'bin/java'), join(folder, name, 'Contents/Home/bin/java'))
    }
  }
  return [...(home ? [join(home, 'bin/java')] : []), ...(onPath ? [onPath] : []), ...installed]
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
}

/** The first Java of version 21 or later; the default `java` may be older. Throws `MissingProgram`. */
export async function findJava(
  candidates: () => Promise<readonly string[]> = javaCandidates,
  versionOf: (java: string) => Promise<number | null> = javaVersion,
): Promise<string> {
  const seen: string[] = []
  for (const java of await candidates()) {
    const version = await versionOf(java)
    if (version === null) continue
    if (version >= JAVA_NEEDED) return java
    seen.push(`${java} is ${version}`)
  }
  const found = seen.length > 0 ? ` (${[...new Set(seen)].join(', ')})` : ''
  throw new MissingProgram(
    `OpenSearch needs Java ${JAVA_NEEDED} or later and none was found${found}: install a JDK, set JAVA_HOME to one, or set TEST_OPENSEARCH_URL to a running OpenSearch`,
  )
}

/** The major version; null if it does not run. */
async function javaVersion(java: string): Promise<number | null> {
  if (!(await isExecutable(java))) return null
  const output = await runProgram(java, ['-version']).catch(() => '')
  const version = /version "(\d+)/.exec(output)?.[1]
  return version === undefined ? null : Number(version)
}
