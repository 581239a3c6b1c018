import { inCompany } from '../../../kernel/db/database.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { seal } from '../../../kernel/operations/stored/sealed.ts';
import { takeBackGrant } from '../../../modules/access/grants/operations/take-back-grant.ts';
import { approveRightRequest } from '../../../modules/access/right-requests/operations/approve-right-request.ts';
import { askForRight } from '../../../modules/access/right-requests/operations/ask-for-right.ts';
import { refuseRightRequest } from '../../../modules/access/right-requests/operations/refuse-right-request.ts';
import { withdrawRightRequest } from '../../../modules/access/right-requests/operations/withdraw-right-request.ts';
import { insertRequest, reasonAad } from '../../../modules/access/right-requests/index.ts';
import { addMember } from '../../member.ts';
import { example, type Preparation, step } from './example.ts';

const asked = {
  permission: 'grants.view',
  scopeKind: 'department',
  scopeId: 'TOP',
  hours: 2,
  reason: '휴가 중인 담당자를 대신합니다.',
} as const;

/** A request of the person who runs the example, or of a colleague. */
const requestOf =
  (isOwn: boolean): Preparation =>
  async ({ app: { kernel }, companyCode, actorId }) => {
    const colleague = isOwn ? { personId: actorId } : await addMember(kernel.db, { companyCode, role: 'employee' });
    const { personId } = colleague;
    const requestId = newId();
    const reason = seal(kernel.keyring, reasonAad(requestId), asked.reason);
    await inCompany(kernel.db, companyCode, (tx) =>
      insertRequest(tx, { companyCode, personId, requestId, asked, reason }),
    );
    return { requestId, personId };
  };

const requestId = '{0.requestId}';
const target = { kind: 'person', id: '{0.personId}' };

export const examples = [
  example(askForRight, {
    input: { ...asked, scopeKind: 'company', scopeId: '', permission: 'grants.view' },
    role: 'employee',
    leaves: () => ({
      audit: [
        {
          target: { kind: 'person', id: '{actor}' },
          detail: { name: asked.permission, scope: 'company', hours: asked.hours },
        },
      ],
    }),
  }),
  example(withdrawRightRequest, {
    given: [requestOf(true)],
    input: { requestId },
    leaves: () => ({ audit: [{ target, detail: { name: asked.permission } }] }),
  }),
  example(approveRightRequest, {
    given: [requestOf(false)],
    input: { requestId, hours: 1 },
    leaves: () => ({
      audit: [{ target, detail: { name: asked.permission, scope: 'department', hours: 1 } }],
      undo: 'take-back-grant',
    }),
    meanwhile: { ...step(takeBackGrant, { grantId: '{answer.grantId}' }), refusal: 'CO404' },
  }),
  example(refuseRightRequest, {
    given: [requestOf(false)],
    input: { requestId, reason: '직접 처리하겠습니다.' },
    leaves: () => ({ audit: [{ target, detail: { name: asked.permission } }] }),
  }),
];
