import { changedNameIssues } from '@madang/contract/people/names/changed-name.ts';
import { fieldNamesIn } from '@madang/contract/people/field-places.ts';
import { ownProfile } from '@madang/contract/profiles/rules.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import {
  issuesOfMail,
  readContacts,
  readNameScripts,
  refuseSynchronising,
  selectOwnFields,
  selectOwnProfile,
  updateOwnProfile,
} from '../../people/index.ts';
import { readCompany } from '../../companies/index.ts';
import { isOptionalCovered } from '../../terms/index.ts';

const ownNames = fieldNamesIn('own');

/** ACC-09: names, language and time zone, as the person says them. Every session sees the new names at once. */
export const changeProfile = defineOperation({
  name: 'change-profile',
  input: ownProfile,
  permission: 'session',
  targets: () => [],
  refusals: [
    'MB_M_EXCEPT_MADANG_ADDR',
    'MB_M_EXCEPT_MYSINGLE_ADDR',
    'MB657',
    'MB_M_NAME_SPECIAL_VALID',
    'MB_M_NAME_SCRIPTS',
    'OPTIONAL_DECLINED',
  ],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, input) {
    const person = { companyCode, personId };
    const { passwordProfile } = await readCompany(tx, companyCode);
    const scripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    await refuseSynchronising(tx, person);
    const before = {
      ...(await selectOwnProfile(tx, person)),
      ...(await selectOwnFields(tx, kernel.keyring, person)),
      ...(await readContacts(tx, kernel.keyring, person)),
    };
    const issues = changedNameIssues(input, before, scripts);
    if (issues.length > 0) throw refuse.fields(issues);
    const changed = (['englishName', ...ownNames] as const).filter(
      (name) => input[name] !== undefined && input[name] !== before[name],
    );
    const added = changed.find((name) => input[name] !== '');
    if (added !== undefined && !(await isOptionalCovered(tx, person))) throw refuse.field(added, 'OPTIONAL_DECLINED');
    const mailIssues = changed.includes('personalMail') ? await issuesOfMail(kernel, input.personalMail) : [];
    if (mailIssues.length > 0) throw refuse.fields(mailIssues);
    const own = Object.fromEntries(ownNames.flatMap((name) => (changed.includes(name) ? [[name, input[name]]] : [])));
    await updateOwnProfile(tx, kernel.keyring, person, { ...input, own });
    const fields = (['surname', 'givenName', 'englishName', 'language', 'timeZone', ...ownNames] as const).filter(
      (name) => input[name] !== undefined && input[name] !== before[name],
    );
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields } };
  },
});
