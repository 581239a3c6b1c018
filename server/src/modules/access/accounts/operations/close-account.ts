import { accountProperties } from '@madang/contract/access/accounts/properties.ts';
import { accountClosure } from '@madang/contract/access/accounts/closing.ts';
import { rewriteSoon } from '../../../../kernel/jobs/rewrite-soon.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { purgeFromStoredWork } from '../../../../kernel/operations/stored/purge-person.ts';
import { closePerson } from '../closed-accounts.sql.ts';
import { findIndispensable } from '../../../people/roles/index.ts';
import { refuseSynchronising } from '../../../people/person-records/index.ts';
import { isStillPassword, provePassword } from '../../../secrets/passwords/index.ts';
import { sendAccountNotice } from '../../../people/notifications/index.ts';
import { purgeFreeCompany } from '../../../ground/companies/index.ts';
import { purgeResults } from '../../../ground/jobs/index.ts';
import { noticeTime } from '../contacts/contacts.ts';

/**
 * ACC-11: closes the person's own account, with the password. Receipts go to the addresses on record before they are
 * erased. One of several calls succeeds.
 */
export const closeAccount = defineOperation({
  name: 'close-account',
  input: accountClosure,
  permission: 'session',
  targets: () => [],
  refusals: [
    'ACCOUNT_LAST_ADMINISTRATOR',
    'CO429',
    'EM0011',
    'LOGIN_ELSEWHERE',
    'MB1055',
    'MB657',
    'MB708',
    'MB_M_PASSWORD_WRONG',
  ],
  isSecret: true,
  async prepare(context, proof) {
    const proven = await provePassword(context, proof);
    // It is closed in the company of the login, and ended here by the tie.
    if (proven.companyCode !== context.companyCode) throw context.refuse('LOGIN_ELSEWHERE');
    return { proven, days: await context.kernel.properties.get(accountProperties.closedKeptDays) };
  },
  async run({ tx, kernel, companyCode, actorId: personId = '', prepared: { proven, days }, refuse }) {
    const key = { companyCode, personId };
    const need = await findIndispensable(tx, key);
    if (need) throw refuse(need === 'representative' ? 'MB1055' : 'ACCOUNT_LAST_ADMINISTRATOR');
    await refuseSynchronising(tx, key);
    if (!(await isStillPassword(tx, proven))) throw refuse.field('password', 'MB_M_PASSWORD_WRONG');
    for (const { endings = [], accountCloses } of kernel.contributed.of('personLeaves')) {
      for (const { end } of endings) await end(tx, kernel, key);
      await accountCloses?.(tx, kernel, key);
    }
    const notice = { changed: 'closed', changedAt: await noticeTime(tx), params: { days } } as const;
    await sendAccountNotice(tx, kernel, key, notice);
    const { destroyedAfter, isLastPerson } = await closePerson(tx, kernel, { ...key, days });
    // The company of a free account has no other person; its name is what the person typed.
    if (isLastPerson) await purgeFreeCompany(tx, companyCode);
    // Exports of employees hold names and ID.
    await purgeResults(tx, companyCode, 'export-employees');
    await purgeFromStoredWork(tx, kernel.keyring, key, { code: 'CO404' });
    await rewriteSoon(tx);
    return {
      answer: { destroyedAfter: destroyedAfter.toISOString() },
      audit: { target: { kind: 'person', id: personId }, fields: ['account'] },
    };
  },
});
