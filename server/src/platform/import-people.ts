import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { ImportAsk, ImportItem, ImportLine } from './import-kind.ts';

/** The items by which a person of the company is found, of every kind whose rows are about people. */
export const personKeys: readonly ImportItem[] = [
  {
    name: 'employeeNumber',
    isKey: true,
    suite: ['employeeNumber'],
    words: ['empNo', '사번', '사원번호', '직원번호', '社員番号', '工号', '員工編號', 'employee id'],
  },
  {
    name: 'loginId',
    isKey: true,
    suite: ['loginId'],
    words: ['userId', '아이디', '계정', 'ID', 'ユーザーID', '账号', '帳號', 'username', 'tài khoản'],
  },
];

/** The person that a line is about, or why none is. */
export interface PersonOfLine {
  readonly person?: { readonly personId: string };
  readonly issue?: FieldIssue;
}

/** Finds the people that lines are about, by employee number, by login ID, or by both where they agree. */
export type FindPeople = (ask: ImportAsk, lines: readonly ImportLine[]) => Promise<(line: ImportLine) => PersonOfLine>;
