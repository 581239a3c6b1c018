import type { Tx } from '../db/database.ts';
import type { PersonKey } from './person-key.ts';

/** Refusal codes of `lockChangeable`; the operations that use it declare them. */
export const changeableRefusals = ['CO404', 'EMPLOYEE_NOT_APPLIED', 'EMPLOYEE_RETIRED', 'MB657', 'MB708'] as const;

/**
 * USR-07: locks the row of a person whose data an administrator changes, so that what is read next stays true. Refuses
 * who has no account yet, who has retired, and an account that is being synchronised.
 */
export type LockChangeable = (tx: Tx, person: PersonKey) => Promise<void>;
