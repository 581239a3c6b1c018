import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import { personFields } from '@madang/contract/people/people/fields.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { type SuiteWord, suiteWords } from '../../../../kernel/tables/columns/suite-words.ts';
import type { ImportAsk, ImportItem, ImportLine } from '../../../../platform/import-kind.ts';
import type { KeyedPerson } from '../../../people/people/index.ts';
import { departmentOf, knownDepartments } from './departments-known.ts';
import { jobOf, knownJobs } from './job-lists-known.ts';
import { cellOf, choiceOf, dayOf, issue } from './reading.ts';
import { languageSpellings, namePartsOf, phoneOf } from './written-values.ts';
import { wireHeadings } from './wire.ts';

const contentOf = (name: string): Pick<ImportItem, 'content'> => {
  const typed = (personFields as Readonly<Record<string, { readonly typed?: string }>>)[name]?.typed;
  if (typed === 'email') return { content: 'mail' };
  if (typed === 'tel') return { content: 'phone' };
  return typed === 'day' ? { content: 'date' } : {};
};

/** The place of a person, by codes or names. */
export const placeItems: readonly ImportItem[] = [
  {
    name: 'departmentCode',
    label: 'importItems.department',
    lists: 'departments',
    suite: ['department', 'departmentCode'],
    words: [
      wireHeadings.departmentCode,
      '부서',
      '부서명',
      '조직',
      '소속',
      '部署',
      '部门',
      '部門',
      'department',
      'org unit',
      'phòng ban',
    ],
  },
  {
    name: 'jobRankCode',
    label: 'importItems.jobRank',
    lists: 'jobRanks',
    suite: ['jobRank'],
    words: ['직급', '직위', '役職', '职级', '職級', 'level', 'grade', 'cấp bậc'],
  },
  {
    name: 'jobTitleCode',
    label: 'importItems.jobTitle',
    lists: 'jobTitles',
    suite: ['jobTitle'],
    words: ['직책', '보직', '職位', '职务', '職稱', 'position', 'title', 'chức danh'],
  },
];

/** Names, contacts and language, as a form has them. */
export const ownItems: readonly ImportItem[] = [
  {
    name: 'fullName',
    label: 'importItems.fullName',
    isAlias: true,
    suite: ['fullName'],
    fills: ['surname', 'givenName'],
    content: 'name',
    words: ['성명', '이름', '직원명', '氏名', '姓名', 'name', 'full name', 'display name', 'họ tên', 'họ và tên'],
  },
  { name: 'surname', suite: ['familyName'], words: ['성', '姓', 'last name', 'family name', 'họ'] },
  { name: 'givenName', suite: ['givenName'], words: ['이름(성 제외)', '名', 'first name', 'given name', 'tên'] },
  {
    name: 'externalMail',
    fills: ['loginId'],
    content: 'mail',
    suite: ['mail'],
    words: [
      '이메일',
      '메일',
      '회사메일',
      'メール',
      'メールアドレス',
      '邮箱',
      '電子郵件',
      'email',
      'e-mail',
      'email address',
      'thư điện tử',
    ],
  },
  {
    name: 'mobile',
    content: 'phone',
    suite: ['mobile'],
    words: [
      '휴대폰',
      '휴대전화',
      '핸드폰',
      '휴대폰번호',
      '携帯電話',
      '手机',
      '手機',
      'phone',
      'mobile phone',
      'cell',
      'điện thoại',
    ],
  },
  {
    name: 'language',
    choices: languageSpellings,
    suite: ['language'],
    words: ['언어', '사용 언어', '言語', '语言', '語言', 'locale'],
  },
  { name: 'residenceCountry', suite: ['country'], words: ['국가', '国', '国家', '國家', 'country', 'quốc gia'] },
];

const own = new Set(['employeeNumber', ...ownItems.map(({ name }) => name)]);

/** Meanings in other suites of fields that have another name there. */
const suiteNames: Readonly<Record<string, SuiteWord>> = {
  duties: 'duty',
  personalMail: 'externalMail',
  companyContact: 'phone',
};

function suiteOf(name: string): Pick<ImportItem, 'suite'> {
  const word = suiteNames[name] ?? (name in suiteWords ? (name as SuiteWord) : undefined);
  return word === undefined ? {} : { suite: [word] };
}

/** The plain texts of a person beside those. */
export function textItems(place: 'form' | 'change'): readonly ImportItem[] {
  return textNamesIn(place)
    .filter((name) => !own.has(name))
    .map((name) => ({ name, ...contentOf(name), ...suiteOf(name) }));
}

export interface ReadValues {
  readonly values: Readonly<Record<string, string>>;
  readonly issues: readonly FieldIssue[];
  readonly missingDepartment?: string;
  /** The department is made before the rows. */
  readonly isDepartmentMade: boolean;
}

/** Reads what the cells of lines say of people; a cell that is empty is in none of the values. */
export async function readValues(
  ask: ImportAsk,
  items: readonly ImportItem[],
): Promise<
  (
    line: ImportLine,
    present?: { readonly language?: string; readonly residenceCountry?: string } & Partial<KeyedPerson>,
  ) => ReadValues
> {
  const departments = await knownDepartments(ask);
  const ranks = await knownJobs(ask, 'job_ranks');
  const titles = await knownJobs(ask, 'job_titles');
  return (line, present = {}) => {
    const values: Record<string, string> = {};
    const issues: FieldIssue[] = [];
    let missingDepartment: string | undefined;
    let isDepartmentMade = false;
    const country = (cellOf(line, 'residenceCountry') ?? present.residenceCountry ?? 'KR').toUpperCase();
    const take = (name: string, found: string | FieldIssue | undefined, code: string, params = {}) => {
      if (typeof found === 'string') values[name] = found;
      else issues.push(found ?? issue(name, code, params));
    };
    for (const item of items) {
      const { name } = item;
      const typed = cellOf(line, name);
      if (typed === undefined) continue;
      // As it is stored, whatever its spelling would be taken for: an internal number has no calling code.
      if (typed !== '' && typed === (present as Readonly<Record<string, unknown>>)[name]) {
        values[name] = typed;
        continue;
      }
      if (name === 'departmentCode' && typed === '') issues.push(issue(name, 'MB_M_REQUIRED'));
      else if (name === 'departmentCode') {
        const found = departmentOf(departments, name, typed);
        if ('issue' in found) {
          issues.push(found.issue);
          missingDepartment = found.missing;
        } else {
          values[name] = found.departmentCode;
          isDepartmentMade = found.isMade;
        }
      } else if (name === 'jobRankCode') take(name, jobOf(ranks, 'job_ranks', typed), 'MB917');
      else if (name === 'jobTitleCode') take(name, jobOf(titles, 'job_titles', typed), 'MB918');
      else if (name === 'fullName')
        Object.assign(values, namePartsOf(typed, values['language'] ?? present.language ?? ask.language));
      else if (item.choices) {
        take(name, choiceOf(item, typed), 'MB919', {
          0: Object.values(item.choices)
            .map(([first]) => first ?? '')
            .join(', '),
        });
      } else if (name === 'residenceCountry') values[name] = typed.toUpperCase();
      else if (item.content === 'date') take(name, typed === '' ? '' : dayOf(typed), 'MB920');
      else if (item.content === 'phone' && typed !== '') values[name] = phoneOf(typed, country);
      else values[name] = typed;
    }
    return { values, issues, isDepartmentMade, ...(missingDepartment === undefined ? {} : { missingDepartment }) };
  };
}
