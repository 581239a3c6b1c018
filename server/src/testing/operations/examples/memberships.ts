import { inCompany } from '../../../kernel/db/database.ts';
import { insertOwnershipTransfer } from '../../../modules/people/role-assignments/index.ts';
import { declineHandover } from '../../../modules/people/role-assignments/operations/decline-handover.ts';
import { endTrial } from '../../../modules/people/role-assignments/operations/end-trial.ts';
import { exportMemberships } from '../../../modules/people/role-assignments/operations/export-memberships.ts';
import { giveUpRole } from '../../../modules/people/role-assignments/operations/give-up-role.ts';
import { grantRole } from '../../../modules/people/role-assignments/operations/grant-role.ts';
import { replaceRepresentative } from '../../../modules/people/role-assignments/operations/replace-representative.ts';
import { revokeRole } from '../../../modules/people/role-assignments/operations/revoke-role.ts';
import { withdrawHandover } from '../../../modules/people/role-assignments/operations/withdraw-handover.ts';
import { addMember } from '../../member.ts';
import { addTestPerson } from '../../people.ts';
import type { TestApp } from '../../test-app.ts';
import { example, type Preparation, step } from './example.ts';

const colleague: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return { personId };
};

const onTrial: Preparation = async ({ app, companyCode }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'freeTrial' });
  return { personId };
};

/** An offer by the person who runs the example to a colleague. */
const made: Preparation = async ({ app, companyCode, actorId }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'employee' });
  return offered(app, { companyCode, fromPersonId: actorId, toPersonId: personId });
};

/** An offer that the person who runs the example has. */
const received: Preparation = async ({ app, companyCode, actorId }) => {
  const { personId } = await addMember(app.kernel.db, { companyCode, role: 'administrator' });
  return offered(app, { companyCode, fromPersonId: personId, toPersonId: actorId });
};

async function offered(
  { kernel }: TestApp,
  offer: { readonly companyCode: string; readonly fromPersonId: string; readonly toPersonId: string },
) {
  const opened = await inCompany(kernel.db, offer.companyCode, (tx) =>
    insertOwnershipTransfer(tx, { ...offer, days: 7 }),
  );
  return { ...offer, handoverId: opened?.handoverId ?? '' };
}

const roleAssignment = { personId: '{0.personId}', role: 'administrator' } as const;
const leaves = { target: { kind: 'person', id: '{0.personId}' }, detail: { role: 'administrator' } };

/** Another company with its representative, and a colleague who can sign in. */
const represented: Preparation = async ({ app }) => {
  const former = await addTestPerson(app, { roles: ['representative'] });
  const { companyCode } = former;
  const { personId, loginId } = await addTestPerson(app, { companyCode });
  return { companyCode, personId, loginId, formerId: former.personId };
};

export const examples = [
  example(exportMemberships, {
    input: { role: 'administrator', keyword: '한새봄', reason: '연간 점검' },
    leaves: ({ exportId }) => ({
      audit: [
        {
          target: { kind: 'membership-export', id: exportId },
          fields: ['연간 점검'],
          detail: { role: 'administrator', keyword: true },
        },
      ],
    }),
  }),
  example(replaceRepresentative, {
    role: 'operator',
    given: [represented],
    input: { companyCode: '{0.companyCode}', newLoginId: '{0.loginId}', replacementReason: 'Has left' },
    leaves: () => ({
      audit: [
        { target: { kind: 'person', id: '{0.personId}' }, fields: ['Has left'], detail: { role: 'representative' } },
        {
          target: { kind: 'person', id: '{0.formerId}' },
          fields: ['Has left'],
          detail: { role: 'representative', isFormer: true },
        },
      ],
    }),
  }),
  example(grantRole, {
    given: [colleague],
    input: roleAssignment,
    leaves: () => ({ audit: [leaves], undo: 'revoke-role' }),
    meanwhile: { ...step(revokeRole, roleAssignment), refusal: 'CO404' },
  }),
  example(revokeRole, {
    given: [colleague, step(grantRole, roleAssignment)],
    input: roleAssignment,
    leaves: () => ({ audit: [leaves], undo: 'grant-role' }),
    meanwhile: { ...step(grantRole, roleAssignment), refusal: 'EM0008' },
  }),
  example(endTrial, {
    given: [onTrial],
    input: { personId: '{0.personId}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.personId}' } }] }),
  }),
  example(giveUpRole, {
    role: 'manager',
    needsPerson: true,
    input: { role: 'manager' },
    leaves: (_answer, actorId) => ({
      audit: [{ target: { kind: 'person', id: actorId }, detail: { role: 'manager' } }],
    }),
  }),
  example(withdrawHandover, {
    role: 'representative',
    needsPerson: true,
    given: [made],
    input: { handoverId: '{0.handoverId}' },
    leaves: () => ({ audit: [{ target: { kind: 'person', id: '{0.toPersonId}' } }] }),
  }),
  example(declineHandover, {
    role: 'employee',
    needsPerson: true,
    given: [received],
    input: { handoverId: '{0.handoverId}' },
    leaves: (_answer, actorId) => ({ audit: [{ target: { kind: 'person', id: actorId } }] }),
  }),
];
