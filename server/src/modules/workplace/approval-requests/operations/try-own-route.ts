import { ownTrial } from '@madang/contract/workplace/approval-requests/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { factsOf, isWhole, routeOf } from '../../approval-policies/index.ts';

/** APR-02: the route that a request of the reader would take today; it changes nothing. */
export const tryOwnRoute = defineQuery({
  name: 'try-own-route',
  input: ownTrial,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }, trial) {
    const [facts] = await ask(factsOf(companyCode, { personId: reader.personId, ...trial }));
    const steps = facts ? routeOf(facts) : [];
    return { policy: facts?.policy ?? null, unmet: [], steps, isWhole: isWhole(steps) };
  },
});
