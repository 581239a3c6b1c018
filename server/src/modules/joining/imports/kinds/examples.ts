import type { OwnImportKind } from '@madang/contract/joining/imports/kinds.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { ExampleFacts, ImportKind } from '../../../../platform/import-kind.ts';

interface ExampleWords {
  readonly surname: string;
  readonly givenName: string;
  readonly country: string;
  readonly department: string;
  readonly rank: string;
  readonly title: string;
}

/** Names of forms in each country, in letters that every profile of a company takes. */
const words: Readonly<Record<Language, ExampleWords>> = {
  ko: { surname: '홍', givenName: '길동', country: 'KR', department: '예시팀', rank: '예시직급', title: '예시직책' },
  en: {
    surname: 'Doe',
    givenName: 'Jane',
    country: 'US',
    department: 'Example team',
    rank: 'Example rank',
    title: 'Example title',
  },
  zh: {
    surname: 'Zhang',
    givenName: 'San',
    country: 'CN',
    department: '示例部门',
    rank: '示例职级',
    title: '示例职务',
  },
  ja: {
    surname: 'Yamada',
    givenName: 'Taro',
    country: 'JP',
    department: '見本部署',
    rank: '見本役職',
    title: '見本職位',
  },
  tw: {
    surname: 'Wang',
    givenName: 'Xiaoming',
    country: 'TW',
    department: '範例部門',
    rank: '範例職級',
    title: '範例職稱',
  },
  vi: {
    surname: 'Nguyen',
    givenName: 'Van An',
    country: 'VN',
    department: 'Phòng mẫu',
    rank: 'Cấp bậc mẫu',
    title: 'Chức danh mẫu',
  },
};

const employeeNumber = 'EX0001';
const placeOf = ({ codes }: ExampleFacts) => ({
  departmentCode: codes.departments || rootDepartment,
  jobRankCode: codes.jobRanks,
  jobTitleCode: codes.jobTitles,
});

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** An address whose ID no other company's example has. */
const mailOf = ({ companyCode }: ExampleFacts) => `example.${companyCode.toLowerCase()}@people.example`;

/** Rows of the templates of the product's kinds, about one invented person. */
const examples: Readonly<Record<OwnImportKind, NonNullable<ImportKind['example']>>> = {
  people: (facts) => {
    const { surname, givenName, country } = words[facts.language];
    const names = { employeeNumber, surname, givenName, externalMail: mailOf(facts) };
    return { ...names, language: facts.language, residenceCountry: country, ...placeOf(facts) };
  },
  changes: () => ({ employeeNumber, displayName: 'Example' }),
  transfers: (facts) => ({ employeeNumber, ...placeOf(facts) }),
  leaves: ({ today }) => ({ employeeNumber, leaveKind: 'other', from: today, until: dayAfter(today, 30) }),
  returns: () => ({ employeeNumber }),
  retirements: () => ({ employeeNumber, reason: 'other' }),
  reinstatements: () => ({ employeeNumber }),
  withdrawals: () => ({ employeeNumber }),
  passwords: () => ({ employeeNumber }),
  invitations: (facts) => {
    const { departmentCode } = placeOf(facts);
    return { recipient: 'example.guest@people.example', language: facts.language, departmentCode };
  },
  departments: ({ language }) => ({
    departmentCode: 'EXAMPLE1',
    departmentName: words[language].department,
    englishDepartmentName: words.en.department,
    parentDepartmentCode: rootDepartment,
  }),
  jobRanks: ({ language }) => ({
    jobRankCode: 'EXAMPLE1',
    jobRankName: words[language].rank,
    englishJobRankName: words.en.rank,
  }),
  jobTitles: ({ language }) => ({
    jobRankCode: 'EXAMPLE1',
    jobRankName: words[language].title,
    englishJobRankName: words.en.title,
  }),
};

/** Gives the product's kinds the examples of their templates. */
export function withExamples(kinds: readonly ImportKind[]): ImportKind[] {
  const known: Readonly<Record<string, ImportKind['example']>> = examples;
  return kinds.map((kind) => {
    const example = known[kind.kind];
    return example ? { ...kind, example } : kind;
  });
}
