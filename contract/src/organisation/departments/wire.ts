import * as z from 'zod/mini';
import { companyNameMaxLength } from '../../ground/companies/limits.ts';
import { namedCompanyCode } from '../../ground/companies/rules.ts';
import { defaultLanguage } from '../../kernel/languages.ts';
import { route } from '../../kernel/route.ts';
import { optionalText } from '../../kernel/rules.ts';
import { languageCode, requiredNumber, success, wireObject } from '../../kernel/wire.ts';

import { rootDepartment } from './limits.ts';
import { departmentCode, departmentName, englishDepartmentName, parentDepartmentCode } from './rules.ts';

const wholeNumber = requiredNumber(z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)));

/** F: nothing stands under a department that is being made. */
const hasNoChildren = z.codec(z.enum(['F', 'N']), z.literal(false), {
  decode: () => false as const,
  encode: () => 'F' as const,
});

/**
 * Input for a new department; values that the server computes itself (level, children, names of the parent department) are
 * accepted but not stored.
 */
const newDepartment = wireObject({
  compCd: ['companyCode', z.optional(namedCompanyCode)],
  deptCd: ['departmentCode', departmentCode],
  deptNm: ['departmentName', departmentName],
  enDeptNm: ['englishDepartmentName', englishDepartmentName],
  uprDeptCd: ['parentDepartmentCode', z._default(parentDepartmentCode, rootDepartment)],
  uprDeptNm: ['parentDepartmentName', optionalText(companyNameMaxLength)],
  enUprDeptNm: ['englishParentDepartmentName', optionalText(companyNameMaxLength)],
  alignNo: ['sortOrder', z._default(wholeNumber, 1)],
  lowDeptExistYn: ['hasChildren', z.optional(hasNoChildren)],
  orgLvl: ['level', z._default(wholeNumber, 1)],
  prefLangCd: ['language', z._default(languageCode, defaultLanguage)],
  members: ['members', z.optional(z.array(z.never()).check(z.maxLength(0)))],
});

const prefix = '/employee/memberadmin/rest/v2/comp/dept';

/** The set-up wizard's department step. */
export const createSetUpDepartment = route({
  method: 'POST',
  path: `${prefix}/create`,
  body: newDepartment,
  answer: success,
});

export const deleteSetUpDepartment = route({
  method: 'POST',
  path: `${prefix}/delete`,
  body: wireObject({
    compCd: ['companyCode', z.optional(namedCompanyCode)],
    deptCd: ['departmentCode', departmentCode],
    uprDeptCd: ['parentDepartmentCode', z._default(parentDepartmentCode, rootDepartment)],
  }),
  answer: success,
});
