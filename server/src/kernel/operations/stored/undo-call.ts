import type { undoChange } from '@madang/contract/ground/undo-steps/routes.ts';
import type { ParamsOf } from '@madang/contract/kernel/route.ts';
import type { BoundRoute } from '../../http/bound-route.ts';
import { undo } from './undo.ts';

/** The call that runs the undo step which its address names, as the person who calls. */
export function undoCall(route: typeof undoChange): BoundRoute {
  return {
    route,
    access: 'person',
    refusals: ['CO401', 'CO404', 'EDIT_CONFLICT', 'UNDO_OVER'],
    run: async ({ kernel, request, session, params, offerUndo }) => {
      if (!session) throw new Error('the route identifies nobody');
      const { companyCode, personId } = session;
      const { undoId } = params as unknown as ParamsOf<typeof undoChange>;
      const done = await undo(kernel, { principal: { kind: 'person', companyCode, personId }, request }, undoId);
      offerUndo(done.undoId);
      return { result: 'success' };
    },
  };
}
