import { sealedColumn, type KeyedColumns } from '../../../platform/keys/keyed-columns.ts';
import { appAad } from './apps.ts';

const ofPerson = (personId: string) => appAad({ personId });

/** Secrets of authenticator apps, those in force and those that wait for their first code; and recovery codes. */
export const keyedFactors: KeyedColumns = {
  sealed: [
    sealedColumn('authenticator_apps', 'secret', ['person_id'], ofPerson),
    {
      ...sealedColumn('factor_challenges', 'content', ['person_id'], ofPerson),
      only: { column: 'purpose', value: 'app' },
    },
  ],
  indexes: [{ table: 'recovery_codes', column: 'code_hash', renewed: 'wrapped', saltBytes: 0 }],
};
