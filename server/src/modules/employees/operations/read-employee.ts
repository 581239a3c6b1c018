import { readEmployee as route } from '@madang/contract/employees/routes.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { OpencodeState } from '@madang/contract/promotions/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { readContacts, selectPerson } from '../../accounts/index.ts';
import { selectJobLists } from '../../job-ranks/index.ts';
import { selectOpencodeState } from '../../promotions/index.ts';
import { presentPeople } from '../employees.ts';

/** One person of the administrator's company; anybody else's is not found, like nobody's. */
export const readEmployeeCall = operation(route, async ({ kernel, session, params }) => {
  const { companyCode } = session;
  const key = { companyCode, personId: params.personId };
  return inCompany(kernel.db, companyCode, async (tx) => {
    const person = await selectPerson(tx, key);
    if (!person) throw refuse('CO404');
    const [row] = await presentPeople(tx, session, [person]);
    const contacts = await readContacts(tx, kernel.keyring, key);
    if (!row) throw refuse('CO404');
    const { surname, givenName, displayName, securityGrade, residenceCountry, hasSecondFactor } = person;
    return {
      employee: {
        ...row,
        surname,
        givenName,
        displayName,
        securityGrade,
        language: toLanguage(person.language) ?? fallbackLanguage,
        residenceCountry,
        timeZone: contacts.timeZone,
        externalMail: contacts.externalMail ?? null,
        mobile: contacts.mobile ?? null,
        opencodeState: contacts.opencode === undefined ? null : await stateOf(tx, contacts.opencode),
        hasSecondFactor,
      },
      jobLists: await selectJobLists(tx, companyCode),
      can: [
        person.hasApplied ? ('changeJob' as const) : ('issueInitialPassword' as const),
        ...(hasSecondFactor && key.personId !== session.personId ? (['resetFactors'] as const) : []),
      ],
    };
  });
});

/** Its issuer may end a key after somebody was registered with it: whoever waits then needs another way in. */
async function stateOf(tx: Tx, opencode: string): Promise<OpencodeState> {
  return (await selectOpencodeState(tx, opencode)) ?? 'expired';
}
