import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';

/** Permission that starts a job of a kind and that its worker asks again; in the whole company it takes one over. */
export const jobRights = { 'export-employees': 'employees.export' } as const satisfies Readonly<
  Record<JobKind, Permission>
>;
