import { reinstatePerson, retirePerson, suspendAccess } from '@madang/contract/people/employment/routes.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { DemoCaller } from './caller.ts';

/** The last people of the demo, who write nothing: two retire, one comes back, one has the access suspended. */
export const changedPeople = 4;

/** STA-02, STA-04, USR-13: lets some people go, so that filters, counts and stories of the demo have something to show. */
export async function changeEmployment(
  administrator: DemoCaller,
  people: readonly PersonKey[],
  isReinstated: (person: PersonKey) => Promise<boolean>,
): Promise<void> {
  const [first, second, back, locked] = people.slice(-changedPeople);
  if (!first || !second || !back || !locked) throw new Error('the demo has too few people');
  await retire(administrator, first, { reason: 'personal', note: '개인 사정으로 퇴사' });
  await retire(administrator, second, { reason: 'contractEnd', note: '계약 기간 만료' });
  // Asked of the database: a call that reads a person would leave a row in the log at each start.
  if (!(await isReinstated(back))) {
    await retire(administrator, back, { reason: 'transferOut', note: '관계사로 이동' });
    const params = { personId: back.personId };
    await administrator.expect(reinstatePerson, { params, body: { note: '관계사에서 복귀' } });
  }
  await administrator.call(suspendAccess, {
    params: { personId: locked.personId },
    body: { reason: 'lostDevice', note: '업무용 휴대전화 분실', until: null },
    accepts: ['ALREADY_SUSPENDED'],
  });
}

function retire(
  administrator: DemoCaller,
  { personId }: PersonKey,
  why: { readonly reason: 'personal' | 'contractEnd' | 'transferOut'; readonly note: string },
) {
  return administrator.call(retirePerson, {
    params: { personId },
    body: { ...why, when: 'now', handovers: [] },
    accepts: ['EMPLOYEE_RETIRED'],
  });
}
