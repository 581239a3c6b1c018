import { readOperatorSetup as route } from '@madang/contract/views/operators/routes.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { isSetupOpen } from '../setup.sql.ts';

/** For the set-up page, which has no use for a form that no one can send any more. */
export const readOperatorSetup = definePublicQuery({
  name: 'read-operator-setup',
  input: route.query,
  refusals: [],
  run: async ({ db }) => ({ isOpen: await isSetupOpen(db) }),
});
