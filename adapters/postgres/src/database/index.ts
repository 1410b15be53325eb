export { createDatabase, type Database, type DatabaseOptions } from './create-database.ts'
