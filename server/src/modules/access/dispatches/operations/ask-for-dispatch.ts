import { dispatchLimits } from '@madang/contract/access/dispatches/limits.ts';
import { dispatchRequest } from '@madang/contract/access/dispatches/rules.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { demandFromLimit } from '../../../../kernel/limits/rate-limit.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isTied, lockTieTo } from '../../../../kernel/session/linked-logins.sql.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { personTarget, readLoginPerson } from '../../../people/people/index.ts';
import { isPerson, requireAct } from '../../../people/person-records/index.ts';
import { settleLater } from '../due.ts';
import { findDispatch, insertDispatch, insertEvent, readDays } from '../dispatches.sql.ts';
import { mayHost, notifyHost } from '../home.ts';
import { writeOfDispatch } from '../letters.ts';

/** STA-03: the home company asks another one to take a person; nothing of theirs changes before it accepts. */
export const askForDispatch = defineOperation({
  name: 'ask-for-dispatch',
  input: dispatchRequest,
  permission: 'dispatches.change',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [
    'CO404',
    'CO429',
    'EMPLOYEE_NOT_APPLIED',
    'EMPLOYEE_RETIRED',
    'EMPLOYMENT_OWN',
    'LOGIN_ELSEWHERE',
    'MB657',
    'MB701',
    'MB706',
    'MB707',
    'MB708',
    'MB709',
    'MB711',
    'MB715',
    'MB854',
  ],
  constraints: { dispatches_person_id_key: ['personId', 'MB709'] },
  async run({ tx, kernel, companyCode, actorId, refuse }, asked) {
    const { personId, hostCode, departmentCode, from, until, basis } = asked;
    const key = { companyCode, personId };
    if (personId === actorId) throw refuse('EMPLOYMENT_OWN');
    if (hostCode === companyCode) throw refuse.field('hostCode', 'MB707');
    const at = { tx, kernel, companyCode };
    if (!(await isPerson(tx, key))) throw refuse('CO404');
    const known = await mayHost(at, hostCode);
    if (known === 'no') throw refuse.field('hostCode', 'MB854');
    const days = await readDays(tx, companyCode, { from, until });
    if (days.isWrong) throw refuse.field('until', 'MB711');
    await requireAct(tx, key, 'dispatch');
    if (await isTied(tx, key)) throw refuse('LOGIN_ELSEWHERE');
    if (await lockTieTo(tx, key, hostCode)) throw refuse.field('personId', 'MB715');
    const login = await readLoginPerson(tx, key);
    if (!login) throw refuse('CO404');
    await demandFromLimit(tx, `dispatches:${companyCode}`, { count: dispatchLimits.askedPerDay, seconds: daySeconds });
    const host = await readCompany(tx, hostCode);
    const dispatchId = newId();
    const { surname, givenName, fullName, englishName = '', loginId, language, residenceCountry } = login;
    await insertDispatch(
      tx,
      kernel.keyring,
      {
        companyCode,
        dispatchId,
        side: 'home',
        personId,
        otherCode: hostCode,
        // A company outside the structure is known by the code that was typed, until it accepts.
        otherName: known === 'known' ? host.name : hostCode,
        otherEnglishName: known === 'known' ? host.englishName : hostCode,
        departmentCode,
        departmentName: '',
        englishDepartmentName: '',
        startsOn: days.since,
        endsOn: until,
        askedUntil: null,
        state: 'asked',
        version: 1,
      },
      { surname, givenName, fullName, englishName, mail: loginId, language, residenceCountry, login: key, basis },
    );
    await insertEvent(tx, kernel.keyring, {
      companyCode,
      dispatchId,
      event: 'asked',
      by: 'person',
      actorId,
      endsOn: until,
    });
    const row = await findDispatch(tx, { companyCode, dispatchId });
    if (!row) throw new Error('a dispatch without a row');
    await writeOfDispatch(tx, kernel, companyCode, row, 'asked');
    await notifyHost(at, row);
    await settleLater(at, row);
    return {
      answer: { dispatchId },
      audit: { target: personTarget(personId), detail: { dispatchId, hostCode } },
    };
  },
});
