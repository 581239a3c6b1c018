import { sessionRulesChange } from '@madang/contract/access/sign-in-policies/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { shortenSessions } from '../../../../kernel/session/company-sessions.ts';
import { isOnLeave } from '../../../ground/employment-states/index.ts';
import { lockToEnd } from '../../../ground/ended-companies/index.ts';
import { rulesOf } from '../sign-in-policies.ts';
import { selectSessionRules, updateSessionRules } from '../session-rules.sql.ts';

/**
 * ACC-01: changes the rules for staying signed in. It locks the company, so no session opens by old rules, and shortens
 * living sessions.
 */
export const changeSessionRules = defineOperation({
  name: 'change-session-rules',
  input: sessionRulesChange,
  permission: 'accessRules.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT', 'EMPLOYMENT_OWN'],
  async run({ tx, companyCode, actorId, refuse }, { expected, ...rules }) {
    await lockToEnd(tx, companyCode);
    const before = await selectSessionRules(tx, companyCode);
    if (!(await updateSessionRules(tx, companyCode, { rules, expected }))) throw refuse('EDIT_CONFLICT');
    // An administrator in service keeps the way in.
    if (!rules.allowsOnLeave && actorId !== undefined && (await isOnLeave(tx, { companyCode, personId: actorId })))
      throw refuse('EMPLOYMENT_OWN');
    await shortenSessions(tx, companyCode, rules);
    return {
      answer: null,
      audit: { target: rulesOf(companyCode), ...changesOf(rules, before) },
      undo: { name: 'change-session-rules', input: { ...before, expected: rules } },
    };
  },
});
