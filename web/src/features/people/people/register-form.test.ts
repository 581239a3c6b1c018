import { expect, test } from 'vitest';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { emptyEmployee, registerForm } from './register-form.ts';

const filled = { ...emptyEmployee('ko'), surname: '한', givenName: '새봄', loginId: 'saebom' };

function fieldErrorsOf(changes: object) {
  const { error } = registerForm.safeParse({ ...filled, ...changes });
  return error ? fieldIssues(error).map(({ path, code }) => [path, code]) : [];
}

test('USR-03 the form starts with the defaults of the company and needs one contact', () => {
  expect(fieldErrorsOf({})).toEqual([['externalMail', 'EMPLOYEE_CONTACT']]);
  const { data } = registerForm.safeParse({ ...filled, mobile: { countryCode: '+82', number: '10-1234-5678' } });
  expect(data).toMatchObject({ mobile: '+82-10-1234-5678', departmentCode: 'TOP', securityGrade: 5, opencode: '' });
});

test('USR-03 LIM-04 a wrong number is an error of its field', () => {
  expect(fieldErrorsOf({ mobile: { countryCode: '+82', number: '00-1234-5678' } })).toEqual([
    ['mobile', 'MB_M_VALIDATE_AREANUMBER'],
  ]);
});
