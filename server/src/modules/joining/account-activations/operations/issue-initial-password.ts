import { comparableCode } from '@madang/contract/ground/promotions/rules.ts';
import { activationProperties } from '@madang/contract/joining/account-activations/limits.ts';
import { waitingPerson } from '@madang/contract/joining/account-activations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockWaiting } from '../../../people/waiting-people/index.ts';
import { isPerson, refuseSynchronising } from '../../../people/person-records/index.ts';
import { replaceInitialPassword } from '../../../secrets/initial-passwords/index.ts';
import { newCodes } from '../../../ground/promotions/index.ts';

/** ACC-04: an instant account. The administrator sees the password once, and never chooses it. */
export const issueInitialPassword = defineOperation({
  name: 'issue-initial-password',
  input: waitingPerson,
  permission: 'employees.issueInitialPassword',
  targets: ({ personId }) => [{ kind: 'person', id: personId }],
  refusals: ['ACCOUNT_NOT_WAITING', 'CO404', 'MB657', 'MB708'],
  isSecret: true,
  async prepare({ kernel }) {
    const [made] = newCodes(1);
    if (!made) throw new Error('no code was made');
    return {
      password: made.code,
      hash: await kernel.hasher.hash(comparableCode(made.code)),
      days: await kernel.properties.get(activationProperties.initialPasswordDays),
    };
  },
  async run({ tx, companyCode, prepared: { password, hash, days }, refuse }, { personId }) {
    const key = { companyCode, personId };
    if (!(await isPerson(tx, key))) throw refuse('CO404');
    const person = await lockWaiting(tx, key);
    if (!person) throw refuse('ACCOUNT_NOT_WAITING');
    await refuseSynchronising(tx, key);
    const validUntil = await replaceInitialPassword(tx, { ...key, hash, days });
    return {
      answer: { loginId: person.loginId, password, validUntil: validUntil.toISOString() },
      audit: { target: { kind: 'person', id: personId }, fields: ['initialPassword'] },
    };
  },
});
