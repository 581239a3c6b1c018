export { changedByOthers } from '../../../kernel/audit/changed-by-others.sql.ts';
