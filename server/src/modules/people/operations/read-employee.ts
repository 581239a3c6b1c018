import { anyEmployee } from '@madang/contract/people/routes.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { ActivationKeyState } from '@madang/contract/promotions/rules.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { readContacts } from '../contacts.sql.ts';
import { selectPerson, type WholePerson } from '../people-list.sql.ts';
import { selectJobLists } from '../../job-ranks/index.ts';
import { isOptionalCovered } from '../../terms/index.ts';
import { selectActivationKeyState } from '../../promotions/index.ts';
import { selectWelcome } from '../welcome/welcome.sql.ts';
import { personTarget, presentPeople, valuesIn } from '../present-people.ts';

/** One person of the reader's company; a person of another company is not found. */
export const readEmployee = defineQuery({
  name: 'read-employee',
  input: anyEmployee,
  permission: 'employees.view',
  targets: ({ personId }) => [personTarget(personId)],
  access: ({ personId }) => ({ target: personTarget(personId) }),
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, can, read, refuse }, { personId }) {
    const permitted = await can(personTarget(personId));
    return read(async (tx) => {
      const key = { companyCode, personId };
      const person = await selectPerson(tx, kernel.keyring, key);
      if (!person) throw refuse('CO404');
      const [row] = await presentPeople(tx, reader, [person]);
      const contacts = await readContacts(tx, kernel.keyring, key);
      if (!row) throw refuse('CO404');
      return {
        employee: {
          ...row,
          ...valuesIn('panel', person),
          language: toLanguage(person.language) ?? fallbackLanguage,
          externalMail: contacts.externalMail ?? null,
          mobile: contacts.mobile ?? null,
          opencodeState: contacts.opencode === undefined ? null : await stateOf(tx, contacts.opencode),
          hasSecondFactor: person.hasSecondFactor,
          welcome: await selectWelcome(tx, key),
        },
        isOptionalCovered: await isOptionalCovered(tx, key),
        jobLists: await selectJobLists(tx, companyCode),
        can: actionsOf(reader, { ...person, hasMail: contacts.externalMail !== undefined }, permitted),
      };
    });
  },
});

function actionsOf(
  reader: Session,
  person: WholePerson & { readonly hasMail: boolean },
  permitted: ReadonlySet<Permission>,
) {
  const isOpen = person.hasApplied && !person.isRetired;
  const isAnother = person.personId !== reader.personId;
  const possible = {
    sendWelcome: !person.hasApplied && person.hasMail,
    change: isOpen,
    setPhoto: isOpen,
    issueInitialPassword: !person.hasApplied,
    resetFactors: person.hasSecondFactor && isAnother,
    resetPassword: isOpen && isAnother,
    endTrial: isOpen && person.isTrial,
    seeSessions: isOpen && reader.rights.everywhere.has('accessRules.view'),
  };
  const actions = [
    'setPhoto',
    'sendWelcome',
    'change',
    'issueInitialPassword',
    'resetFactors',
    'resetPassword',
    'endTrial',
    'seeSessions',
  ] as const;
  return actions.filter((action) => {
    if (!possible[action] || action === 'seeSessions') return possible[action];
    return permitted.has(action === 'setPhoto' ? 'employees.change' : `employees.${action}`);
  });
}

/** A key that its issuer has ended since the registration counts as expired. */
async function stateOf(tx: Tx, opencode: string): Promise<ActivationKeyState> {
  return (await selectActivationKeyState(tx, opencode)) ?? 'expired';
}
