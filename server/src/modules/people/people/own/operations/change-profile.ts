import { changedNameIssues } from '@madang/contract/people/people/names/changed-name.ts';
import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import { type OwnProfileName, ownProfileNames, profileChange } from '@madang/contract/people/people/own/rules.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { issuesOfMail, readContacts } from '../../../contacts/index.ts';
import { readNameScripts } from '../../../person-names/index.ts';
import { refuseSynchronising } from '../../../person-records/index.ts';
import { selectOwnFields, selectOwnProfile, updateOwnProfile } from '../../../own-records/index.ts';
import { readCompany } from '../../../../ground/companies/index.ts';
import { isOptionalCovered } from '../../../../ground/agreements/index.ts';

import type * as z from 'zod/mini';

const ownNames = fieldNamesIn('own');

type Form = Pick<z.output<typeof profileChange>, OwnProfileName>;

/** Returns the current values of fields the user left unchanged in the form: an administrator may have changed them since. */
function untouched(
  form: Form,
  { expected, before }: { readonly expected: z.output<typeof profileChange>['expected']; readonly before: object },
): Partial<Form> {
  const names = ownProfileNames.filter((name) => expected?.[name] !== undefined && expected[name] === form[name]);
  return Object.fromEntries(names.map((name) => [name, before[name as keyof typeof before]]));
}

/** ACC-09: names, language and time zone, as the person says them. Every session sees the new names at once. */
export const changeProfile = defineOperation({
  name: 'change-profile',
  input: profileChange,
  permission: 'session',
  targets: () => [],
  refusals: [
    'EDIT_CONFLICT',
    'MB_M_EXCEPT_MADANG_ADDR',
    'MB_M_EXCEPT_MYSINGLE_ADDR',
    'MB657',
    'MB708',
    'MB_M_NAME_SPECIAL_VALID',
    'MB_M_NAME_SCRIPTS',
    'OPTIONAL_DECLINED',
  ],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, { expected, ...form }) {
    const person = { companyCode, personId };
    const { passwordProfile } = await readCompany(tx, companyCode);
    const scripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    await refuseSynchronising(tx, person);
    const before = {
      ...(await selectOwnProfile(tx, person)),
      ...(await selectOwnFields(tx, kernel.keyring, person)).own,
      ...(await readContacts(tx, kernel.keyring, person)),
    };
    const input = { ...form, ...untouched(form, { expected, before }) };
    const fields = ownProfileNames.filter((name) => input[name] !== undefined && input[name] !== before[name]);
    const isOthers = (name: OwnProfileName) => expected?.[name] !== undefined && expected[name] !== before[name];
    if (fields.some(isOthers)) throw refuse('EDIT_CONFLICT');
    const issues = changedNameIssues(input, before, scripts);
    if (issues.length > 0) throw refuse.fields(issues);
    const changed = (['englishName', ...ownNames] as const).filter((name) => fields.includes(name));
    const added = changed.find((name) => input[name] !== '');
    if (added !== undefined && !(await isOptionalCovered(tx, person))) throw refuse.field(added, 'OPTIONAL_DECLINED');
    const mailIssues = changed.includes('personalMail') ? await issuesOfMail(kernel, input.personalMail) : [];
    if (mailIssues.length > 0) throw refuse.fields(mailIssues);
    const own = Object.fromEntries(ownNames.flatMap((name) => (changed.includes(name) ? [[name, input[name]]] : [])));
    await updateOwnProfile(tx, kernel.keyring, person, { ...input, own });
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields } };
  },
});
