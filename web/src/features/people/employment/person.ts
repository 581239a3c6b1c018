import type { Employee } from '@madang/contract/people/people/routes.ts';

/** Facts of a person that acts and dialogs need. */
export type ActedOn = Pick<Employee, 'personId' | 'fullName' | 'englishName' | 'displayName' | 'loginId'> &
  Pick<Employee, 'isSuspended' | 'state' | 'employment'>;

/** Reads list, people and stories again. */
export type Reread = () => Promise<void>;
