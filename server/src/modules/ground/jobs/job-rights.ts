import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';

/** Permission in the whole company that starts a job of a kind, that its worker asks again, and that takes one over. */
export const jobRights = { 'export-employees': 'employees.export' } as const satisfies Readonly<
  Record<JobKind, Permission>
>;
