import { changeGrant } from '../../../modules/access/grants/operations/change-grant.ts';
import { exportHoldings } from '../../../modules/access/grants/operations/export-holdings.ts';
import { giveGrant } from '../../../modules/access/grants/operations/give-grant.ts';
import { takeBackGrant } from '../../../modules/access/grants/operations/take-back-grant.ts';
import { addMember } from '../../member.ts';
import { type Addressed, example, type Preparation, step } from './example.ts';

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

const given = {
  granteeType: 'R',
  granteeId: 'manager',
  targetType: 'V',
  targetName: 'departments',
  scopeKind: 'company',
  scopeId: '',
  validFrom: '',
  validUntil: '',
  windowId: '',
  reason: '조직 개편을 함께 준비합니다.',
} as const;
const grantId = '{0.grantId}';
const target = { kind: 'grant', id: grantId };
const detail = { grantee: 'R', type: 'V', name: 'departments', scope: 'company' };
const { granteeType: _type, granteeId: _id, targetType: _kind, targetName: _name, ...limits } = given;
const change = { ...limits, validUntil: '2999-12-31' };
const { reason: _reason, ...expected } = limits;

export const addressed: readonly Addressed[] = [
  {
    part: 'grantId',
    create: { path: '/api/v1/grants', body: given },
    bodies: { 'PUT /api/v1/grants/{grantId}': change },
  },
];

export const examples = [
  example(giveGrant, {
    given: [colleague],
    input: { ...given, granteeType: 'P', granteeId: '{0.personId}', scopeKind: 'department', scopeId: 'TOP' },
    leaves: () => ({
      audit: [
        { target: { kind: 'person', id: '{0.personId}' }, detail: { ...detail, grantee: 'P', scope: 'department' } },
      ],
      undo: 'take-back-grant',
    }),
    meanwhile: { ...step(takeBackGrant, { grantId: '{answer.grantId}' }), refusal: 'CO404' },
  }),
  example(changeGrant, {
    given: [step(giveGrant, given)],
    input: { grantId, ...change, expected },
    leaves: () => ({ audit: [{ target, fields: ['validUntil', 'reason'] }], undo: 'change-grant' }),
    meanwhile: { ...step(changeGrant, { grantId, ...change, validUntil: '2999-11-30' }), refusal: 'EDIT_CONFLICT' },
  }),
  example(exportHoldings, {
    input: { permission: 'departments.view', reason: '연간 점검' },
    leaves: ({ exportId }) => ({
      audit: [
        {
          target: { kind: 'holding-export', id: exportId },
          fields: ['연간 점검'],
          detail: { permission: 'departments.view' },
        },
      ],
    }),
  }),
  example(takeBackGrant, {
    given: [step(giveGrant, given)],
    input: { grantId },
    leaves: () => ({ audit: [{ target, detail }], undo: 'give-grant' }),
    meanwhile: { ...step(giveGrant, given), refusal: 'GRANT_EXISTS' },
  }),
];
