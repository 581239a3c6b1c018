import type { OwnRightRequest } from '@madang/contract/access/right-requests/routes.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { unseal } from '../../../kernel/operations/stored/sealed.ts';
import type { ListedRequest } from './list.sql.ts';
import { answerAad, reasonAad } from './right-requests.sql.ts';

/** A request as answers have it. */
export function presentRequest(keyring: Keyring, row: ListedRequest): OwnRightRequest {
  const { requestId, permission, scopeKind, scopeId, department, hours, reason, answer, state, askedAt, until } = row;
  return {
    requestId,
    permission,
    scope: {
      kind: scopeKind,
      id: scopeId,
      name: department?.departmentName ?? '',
      englishName: department?.englishDepartmentName ?? '',
    },
    hours,
    reason: String(unseal(keyring, reasonAad(requestId), reason)),
    state,
    askedAt,
    until,
    decidedBy: row.decidedBy,
    answer: answer === null ? '' : String(unseal(keyring, answerAad(requestId), answer)),
  };
}
