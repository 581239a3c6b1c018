import * as z from 'zod/mini';
import { distinct } from '../../kernel/lists/distinct.ts';
import { anyText, rule, storedId, text, nameText } from '../../kernel/rules.ts';
import { companyRoleLimits } from './limits.ts';

/** Fields that a person types, checked in browser and server. A further field goes here and into `before`. */
const fields = {
  companyRoleName: nameText(companyRoleLimits.nameCharacters),
  /** MEM-02: by their names; a role holds no roles. */
  permissions: z.array(text(companyRoleLimits.permissionCharacters)).check(
    z.maxLength(companyRoleLimits.permissions),
    rule<string[]>('MB_M_REQUIRED', (list) => list.length > 0),
    distinct(),
    z.overwrite((list) => list.toSorted()),
  ),
};
export const companyRoleInput = z.strictObject(fields);
export type CompanyRoleInput = z.output<typeof companyRoleInput>;

const before = z.strictObject({
  companyRoleName: anyText(),
  permissions: z.array(text(companyRoleLimits.permissionCharacters)).check(z.maxLength(companyRoleLimits.permissions)),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const companyRoleChange = z.strictObject({ ...fields, expected: z.optional(before) });

export const oneCompanyRole = z.strictObject({ companyRoleId: storedId });
