import { grantRole } from '../../../modules/memberships/operations/grant-role.ts';
import { revokeRole } from '../../../modules/memberships/operations/revoke-role.ts';
import { addMember } from '../../member.ts';
import { example, type Preparation, step } from './example.ts';

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

const membership = { personId: '{0.personId}', role: 'administrator' } as const;
const leaves = { target: { kind: 'person', id: '{0.personId}' }, detail: { role: 'administrator' } };

export const examples = [
  example(grantRole, {
    given: [colleague],
    input: membership,
    leaves: () => ({ audit: [leaves], undo: 'revoke-role' }),
    meanwhile: { ...step(revokeRole, membership), refusal: 'CO404' },
  }),
  example(revokeRole, {
    given: [colleague, step(grantRole, membership)],
    input: membership,
    leaves: () => ({ audit: [leaves], undo: 'grant-role' }),
    meanwhile: { ...step(grantRole, membership), refusal: 'EM0008' },
  }),
];
