import { approvalTrial } from '@madang/contract/workplace/approval-policies/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { factsOf } from '../route/facts.sql.ts';
import { isWhole, routeOf } from '../route/route.ts';
import { unmetOf } from '../route/unmet.ts';

/** APR-02: the route of an example, of a draft or of the first policy that applies; it changes nothing. */
export const tryApprovalRoute = defineQuery({
  name: 'try-approval-route',
  input: approvalTrial,
  permission: 'approval-policies.view',
  targets: () => [],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  async run({ companyCode, ask, refuse }, trial) {
    const [facts] = await ask(factsOf(companyCode, trial));
    if (!facts) throw refuse('CO404');
    const steps = routeOf(facts);
    const unmet = trial.draft ? unmetOf(trial.draft, trial, facts) : [];
    return { policy: facts.policy, unmet, steps, isWhole: isWhole(steps) };
  },
});
