import * as z from 'zod/mini';
import { chosenCode, englishSetUpWords, setUpName } from '../../ground/companies/set-up-names.ts';
import { rule, formMaxLength, text } from '../../kernel/rules.ts';
import { departmentCodeLength, rootDepartment } from './limits.ts';

const { min, max } = departmentCodeLength;

/** DEP-02: chosen once, kept in capitals. */
export const departmentCode = chosenCode(
  rule<string>('DEPARTMENT_CODE_LENGTH', (value) => value.length >= min && value.length <= max, {
    0: min,
    1: max,
  }),
);

/** A department that others may stand under: any, or the company itself. */
export const parentDepartmentCode = departmentOrRoot('DEPARTMENT_PARENT');

/** The same as a part of an address: what cannot be a code is not found. */
export const anyDepartmentCode = departmentOrRoot('CO404');

function departmentOrRoot(refusal: string) {
  return text(formMaxLength).check(
    z.overwrite((value) => value.toUpperCase()),
    rule<string>(refusal, (value) => value === rootDepartment || departmentCode.safeParse(value).success),
  );
}

export const departmentName = setUpName();
export const englishDepartmentName = englishSetUpWords();
