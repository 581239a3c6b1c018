import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { roleAssignmentProperties } from '@madang/contract/people/role-assignments/properties.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { acceptHandover } from '../../../modules/people/role-assignments/operations/accept-handover.ts';
import { lapseHandover } from '../../../modules/people/role-assignments/operations/lapse-handover.ts';
import { offerHandover } from '../../../modules/people/role-assignments/operations/offer-handover.ts';
import { addTestPerson, signInAs, testPassword } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { scenario } from './scenario.ts';

const path = '/api/v1/memberships/handover';

/** An offer of a company's representative to a colleague. */
async function offered(app: TestApp) {
  const representative = await addTestPerson(app, { roles: ['representative'] });
  const { companyCode } = representative;
  const candidate = await addTestPerson(app, { companyCode });
  const by = await signInAs(app, representative);
  const answer = await by.post(path, { personId: candidate.personId, password: testPassword });
  if (answer.status !== 200) throw new Error(`the offer was answered with ${answer.text}`);
  const { handoverId } = answer.json<{ handoverId: string }>();
  const target = { kind: 'person', id: candidate.personId };
  return { companyCode, representative, candidate, handoverId, target };
}

export const scenarios = [
  scenario(offerHandover, async (app) => {
    const { companyCode, representative, target } = await offered(app);
    return { companyCode, rows: [{ actorKind: 'person', actorId: representative.personId, target }] };
  }),
  scenario(acceptHandover, async (app) => {
    const { companyCode, representative, candidate, handoverId, target } = await offered(app);
    const answer = await (
      await signInAs(app, candidate)
    ).post(`${path}/${handoverId}/acceptance`, { password: testPassword });
    if (answer.status !== 200) throw new Error(`the acceptance was answered with ${answer.text}`);
    const by = { actorKind: 'person', actorId: candidate.personId } as const;
    const former = { kind: 'person', id: representative.personId };
    return {
      companyCode,
      rows: [
        { ...by, target, detail: { role: 'representative' } },
        { ...by, target: former, detail: { role: 'representative', isFormer: true } },
        { ...by, target: { kind: 'company', id: companyCode }, detail: { role: 'representative' } },
      ],
    };
  }),
  scenario(lapseHandover, async (app) => {
    const { companyCode, handoverId, target } = await offered(app);
    await app.advance((await app.kernel.properties.get(roleAssignmentProperties.handoverDays)) * daySeconds);
    await execute(app.kernel, lapseHandover, commandOrigin(companyCode), { handoverId });
    return { companyCode, rows: [{ actorKind: 'system', actorId: null, target }] };
  }),
];
