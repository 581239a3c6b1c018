import { callOffRetirement } from '../../../modules/people/employment/operations/call-off-retirement.ts';
import { putOnLeave } from '../../../modules/people/employment/operations/put-on-leave.ts';
import { reinstatePerson } from '../../../modules/people/employment/operations/reinstate-person.ts';
import { restoreAccess } from '../../../modules/people/employment/operations/restore-access.ts';
import { retirePerson } from '../../../modules/people/employment/operations/retire-person.ts';
import { returnFromLeave } from '../../../modules/people/employment/operations/return-from-leave.ts';
import { suspendAccess } from '../../../modules/people/employment/operations/suspend-access.ts';
import { addMember } from '../../member.ts';
import { example, step, type Preparation } from './example.ts';

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

const personId = '{0.personId}';
const retirement = { personId, reason: 'personal' as const, note: '', when: 'now' as const, handovers: [] };
const suspension = { personId, reason: 'lostDevice', note: '', until: null } as const;
const restoration = { personId, note: '' } as const;

const leave = { personId, kind: 'sick', note: '', from: null, until: null } as const;

const target = { kind: 'person', id: personId };
const stateChanged = (before: string, after: string) => ({
  fields: ['employmentStatus'],
  changes: [['employmentStatus', before, after] as const],
});

export const examples = [
  example(retirePerson, {
    given: [colleague],
    input: retirement,
    leaves: () => ({
      audit: [{ target, ...stateChanged('inService', 'retired'), detail: { handedOver: 0 } }],
      undo: 'reinstate-person',
    }),
    meanwhile: { ...step(reinstatePerson, { personId, note: '' }), refusal: 'MB703' },
  }),
  example(callOffRetirement, {
    given: [colleague, step(retirePerson, { ...retirement, when: 'endOfDay' })],
    input: { personId },
    leaves: () => ({ audit: [{ target, fields: ['employmentStatus'], detail: { isPlanned: false } }] }),
  }),
  example(reinstatePerson, {
    given: [colleague, step(retirePerson, retirement)],
    input: { personId, note: '' },
    leaves: () => ({
      audit: [{ target, ...stateChanged('retired', 'inService'), detail: { returned: 0, lost: 0 } }],
    }),
    undoInRun: 'retire-person',
  }),
  example(suspendAccess, {
    given: [colleague],
    input: suspension,
    leaves: () => ({ audit: [{ target, fields: ['access'] }], undo: 'restore-access' }),
    meanwhile: { ...step(restoreAccess, restoration), refusal: 'NOT_SUSPENDED' },
  }),
  example(restoreAccess, {
    given: [colleague, step(suspendAccess, suspension)],
    input: restoration,
    leaves: () => ({ audit: [{ target, fields: ['access'] }], undo: 'suspend-access' }),
    meanwhile: { ...step(suspendAccess, suspension), refusal: 'ALREADY_SUSPENDED' },
  }),
  example(putOnLeave, {
    given: [colleague],
    input: leave,
    leaves: () => ({ audit: [{ target, ...stateChanged('inService', 'onLeave') }], undo: 'return-from-leave' }),
    meanwhile: { ...step(returnFromLeave, restoration), refusal: 'MB705' },
  }),
  example(returnFromLeave, {
    given: [colleague, step(putOnLeave, leave)],
    input: restoration,
    leaves: () => ({ audit: [{ target, ...stateChanged('onLeave', 'inService') }], undo: 'put-on-leave' }),
    meanwhile: { ...step(putOnLeave, leave), refusal: 'MB704' },
  }),
];
