export { jobTitles } from './job-titles.ts'
export { roles, type Role, type RoleTitle, type Seniority } from './roles.ts'
export { skills, skillsByIndustry } from './skills.ts'
export { synonymGroups } from './synonyms.ts'
