import { rightRequestLimits } from '@madang/contract/access/right-requests/limits.ts';
import { rightAsking } from '@madang/contract/access/right-requests/rules.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { seal } from '../../../../kernel/operations/stored/sealed.ts';
import { lockDepartmentForReference } from '../../../organisation/departments/index.ts';
import { requireBearer } from '../../../people/role-assignments/index.ts';
import { personTarget } from '../../../people/people/index.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { holds, isCompanyWide, toAskable } from '../askable.ts';
import { sendRightLetter } from '../letters.ts';
import { expireOwn, giversOf, insertRequest, reasonAad } from '../right-requests.sql.ts';

/** MEM-10: asks for a permission for some hours, with a reason; those who may give it are notified. */
export const askForRight = defineOperation({
  name: 'ask-for-right',
  input: rightAsking,
  permission: 'session',
  targets: () => [],
  refusals: [
    'EM0006',
    'EM0009',
    'GRANT_COMPANY_WIDE',
    'GRANT_SCOPE',
    'GRANT_UNKNOWN',
    'MB708',
    'RIGHT_HELD',
    'RIGHT_REQUEST_LIMIT',
    'RIGHT_REQUEST_OPEN',
    'ROLE_NOT_IN_SERVICE',
  ],
  constraints: { right_requests_open_key: [null, 'RIGHT_REQUEST_OPEN'] },
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, asked) {
    const person = { companyCode, personId };
    const { permission, scopeKind, scopeId, hours, reason } = asked;
    const wanted = toAskable(permission);
    if (!wanted) throw refuse.field('permission', 'GRANT_UNKNOWN');
    if (isCompanyWide(wanted, scopeKind)) throw refuse.field('scopeId', 'GRANT_COMPANY_WIDE');
    await requireBearer(tx, person, 'permission');
    const exists =
      scopeKind === 'company' || (await lockDepartmentForReference(tx, { companyCode, departmentCode: scopeId }));
    if (!exists) throw refuse.field('scopeId', 'GRANT_SCOPE');
    const target = { kind: scopeKind, id: scopeKind === 'company' ? companyCode : scopeId };
    if (await holds(tx, personId, wanted, target)) throw refuse('RIGHT_HELD');
    await expireOwn(tx, person);
    const requestId = newId();
    const sealed = seal(kernel.keyring, reasonAad(requestId), reason);
    if (!(await insertRequest(tx, { ...person, requestId, asked, reason: sealed })))
      throw refuse('RIGHT_REQUEST_LIMIT', { 0: rightRequestLimits.perDay });
    const name = (await readNames(tx, companyCode, [personId])).get(personId)?.fullName ?? '';
    for (const giver of await giversOf(tx, asked)) {
      if (giver === personId) continue;
      const letter = { about: 'asked', params: { name, hours, reason } } as const;
      await sendRightLetter(tx, kernel, { companyCode, personId: giver }, letter);
    }
    return {
      answer: { requestId },
      audit: { target: personTarget(personId), detail: { name: permission, scope: scopeKind, hours } },
    };
  },
});
