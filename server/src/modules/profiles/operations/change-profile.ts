import { changedNameIssues } from '@madang/contract/people/names/changed-name.ts';
import { ownProfile } from '@madang/contract/profiles/rules.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import {
  readContacts,
  readNameScripts,
  refuseSynchronising,
  selectOwnProfile,
  updateOwnProfile,
} from '../../people/index.ts';
import { readCompany } from '../../companies/index.ts';
import { isOptionalCovered } from '../../terms/index.ts';

/** ACC-09: names, language and time zone, as the person says them. Every session sees the new names at once. */
export const changeProfile = defineOperation({
  name: 'change-profile',
  input: ownProfile,
  permission: 'session',
  targets: () => [],
  refusals: ['MB657', 'MB_M_NAME_SPECIAL_VALID', 'MB_M_NAME_SCRIPTS', 'OPTIONAL_DECLINED'],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, input) {
    const person = { companyCode, personId };
    const { passwordProfile } = await readCompany(tx, companyCode);
    const scripts = await readNameScripts(kernel, { companyCode, passwordProfile });
    await refuseSynchronising(tx, person);
    const before = {
      ...(await selectOwnProfile(tx, person)),
      ...(await readContacts(tx, kernel.keyring, person)),
    };
    const issues = changedNameIssues(input, before, scripts);
    if (issues.length > 0) throw refuse.fields(issues);
    const isNew = input.englishName !== '' && input.englishName !== before.englishName;
    if (isNew && !(await isOptionalCovered(tx, person))) throw refuse.field('englishName', 'OPTIONAL_DECLINED');
    await updateOwnProfile(tx, person, input);
    const fields = (['surname', 'givenName', 'englishName', 'language', 'timeZone'] as const).filter(
      (name) => input[name] !== before[name],
    );
    return { answer: null, audit: { target: { kind: 'person', id: personId }, fields } };
  },
});
