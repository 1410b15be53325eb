import type { Migration } from './migration.ts'
