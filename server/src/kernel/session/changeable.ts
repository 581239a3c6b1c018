import type { Tx } from '../db/database.ts';
import type { PersonKey } from './person-key.ts';

/** Refusal codes of `lockChangeable`; the operations that use it declare them. */
export const changeableRefusals = ['CO404', 'EMPLOYEE_NOT_APPLIED', 'EMPLOYEE_RETIRED', 'MB657', 'MB708'] as const;

/**
 * USR-07: locks the row of a person to be changed by an administrator. Refuses people without an account, retired ones,
 * and synchronised accounts.
 */
export type LockChangeable = (tx: Tx, person: PersonKey) => Promise<void>;
