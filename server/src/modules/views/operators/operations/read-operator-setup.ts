import { readOperatorSetup as route } from '@madang/contract/views/operators/routes.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { isSetupOpen } from '../setup.sql.ts';

/** Reads the state of the set-up, so that the page shows no form that would be refused. */
export const readOperatorSetup = definePublicQuery({
  name: 'read-operator-setup',
  input: route.query,
  refusals: [],
  run: async ({ db }) => ({ isOpen: await isSetupOpen(db) }),
});
