import { anyEmployee } from '@madang/contract/people/people/routes.ts';
import { toCompanyType } from '@madang/contract/ground/companies/types.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { ActivationKeyState } from '@madang/contract/ground/promotions/rules.ts';
import { refusalFor } from '@madang/contract/people/employment/acts.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import type { Session } from '../../../../kernel/session/session.ts';
import { presentStep } from '../../../organisation/departments/index.ts';
import { selectActivationKeyState } from '../../../ground/promotions/index.ts';
import { readMinGrade } from '../limits/security-grade.ts';
import { type PanelPerson, selectPanel } from '../panel/panel.sql.ts';
import { fillColumns, personTarget, presentNamed, presentPosts, valuesIn } from '../present-people.ts';
import { employmentStateOf, isInService } from '@madang/contract/ground/employment-states/states.ts';
import { employmentOf } from '../panel/employment-acts.ts';

/** One person of the reader's company, in at most three statements; a person of another company is not found. */
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
      const person = await selectPanel(tx, kernel.keyring, { companyCode, personId });
      if (!person) throw refuse('CO404');
      const { departmentCode, departmentNames, jobRank, jobTitle, jobLists, isOptionalCovered } = person;
      const page = { companyCode, people: [person] };
      const { emblems, seat } = (await fillColumns(tx, kernel.contributed, page, ['emblems', 'seat']))(personId);
      const names = departmentNames ?? { departmentName: departmentCode, englishDepartmentName: '' };
      const department = presentStep({ departmentCode, ...names }, reader);
      return {
        employee: {
          ...presentNamed(person, {
            department,
            jobRank,
            jobTitle,
            emblems,
            seat,
            concurrentPosts: presentPosts(person.posts, reader),
          }),
          ...valuesIn('panel', person),
          language: toLanguage(person.language) ?? fallbackLanguage,
          externalMail: person.externalMail,
          mobile: person.mobile,
          // Who holds a key is read by the key itself, which has to be opened first.
          opencodeState: person.opencode === null ? null : await stateOf(tx, person.opencode),
          hasSecondFactor: person.hasSecondFactor,
          welcome: person.welcome,
          initialPasswordUntil: person.initialPasswordUntil,
          employment: employmentOf(person, reader, permitted),
        },
        isOptionalCovered,
        minSecurityGrade: await readMinGrade(kernel, { companyType: toCompanyType(person.companyType) }),
        jobLists,
        can: actionsOf(reader, person, permitted),
      };
    });
  },
});

function actionsOf(reader: Session, person: PanelPerson, permitted: ReadonlySet<Permission>) {
  const state = employmentStateOf(person);
  // Record and account of a guest are another company's, which refuses them here (MB708).
  const isOpen = refusalFor({ isGuest: person.dispatch?.isGuest === true, state }, 'change') === undefined;
  const isAnother = person.personId !== reader.personId;
  const possible = {
    withdraw: !person.hasApplied,
    sendWelcome: !person.hasApplied && person.externalMail !== null,
    change: isOpen,
    setPhoto: isOpen,
    issueInitialPassword: !person.hasApplied,
    seeFactors: isOpen,
    resetPassword: isOpen && isAnother,
    endTrial: isOpen && person.isTrial,
    seeSessions: isInService(state) && reader.rights.everywhere.has('accessRules.view'),
    seeApprovals: person.hasApplied,
    grantEmblem: isOpen,
    assignSeat: isOpen,
  };
  const actions = [
    'setPhoto',
    'sendWelcome',
    'change',
    'issueInitialPassword',
    'seeFactors',
    'resetPassword',
    'endTrial',
    'seeSessions',
    'seeApprovals',
    'grantEmblem',
    'assignSeat',
    'withdraw',
  ] as const;
  return actions.filter((action) => {
    if (!possible[action] || action === 'seeSessions') return possible[action];
    if (action === 'seeApprovals') return permitted.has('approvals.view');
    if (action === 'grantEmblem') return permitted.has('emblems.grant');
    if (action === 'assignSeat') return permitted.has('locations.assign');
    if (action === 'setPhoto') return permitted.has('employees.change');
    return permitted.has(action === 'seeFactors' ? 'employees.resetFactors' : `employees.${action}`);
  });
}

/** A key that its issuer has ended since the registration counts as expired. */
async function stateOf(tx: Tx, activationKey: string): Promise<ActivationKeyState> {
  return (await selectActivationKeyState(tx, activationKey)) ?? 'expired';
}
