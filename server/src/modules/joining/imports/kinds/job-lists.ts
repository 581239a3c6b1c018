import { jobRankCreation, jobRankNaming } from '@madang/contract/organisation/job-ranks/routes.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import type { ImportItem, ImportKind } from '../../../../platform/import-kind.ts';
import type { JobList } from '../../../organisation/job-ranks/index.ts';
import { knownJobs } from './job-lists-known.ts';
import { refused } from './people.ts';
import { cellOf, issue } from './reading.ts';

interface JobKind {
  readonly kind: 'jobRanks' | 'jobTitles';
  readonly place: number;
  readonly list: JobList;
  readonly creates: string;
  readonly changes: string;
  readonly words: readonly [code: readonly string[], name: readonly string[]];
}

function jobKind({ kind, place, list, creates, changes, words: [codes, names] }: JobKind): ImportKind {
  const items: readonly ImportItem[] = [
    {
      name: 'jobRankCode',
      label: 'importItems.code',
      isKey: true,
      isRequired: true,
      words: ['코드', 'コード', '编码', '代碼', 'code', 'mã', ...codes],
    },
    {
      name: 'jobRankName',
      label: 'importItems.name',
      isRequired: true,
      words: ['이름', '명칭', '名称', '名稱', 'name', 'tên', ...names],
    },
    {
      name: 'englishJobRankName',
      label: 'importItems.englishName',
      words: ['영문명', '영문 이름', '英語名', '英文名称', '英文名稱', 'english name', 'tên tiếng Anh'],
    },
  ];
  return {
    kind,
    place,
    permission: 'job-ranks.create',
    operation: creates,
    items,
    async plan(ask, lines) {
      const known = new Map((await knownJobs(ask, list)).map((row) => [row.jobRankCode, row]));
      return lines.map((line) => {
        const jobRankCode = (cellOf(line, 'jobRankCode') ?? '').normalize('NFKC').toUpperCase();
        const present = known.get(jobRankCode);
        const jobRankName = cellOf(line, 'jobRankName') ?? present?.jobRankName ?? '';
        const englishJobRankName = cellOf(line, 'englishJobRankName') ?? present?.englishJobRankName ?? '';
        if (jobRankCode === '') return refused(line, { issues: [issue('jobRankCode', 'MB_M_REQUIRED')] });
        const of = { line: line.line, takes: `job:${jobRankCode}`, aboutId: jobRankCode };
        const wanted = { jobRankCode, jobRankName, englishJobRankName };
        const schema = present ? jobRankNaming : jobRankCreation;
        const expected = present && {
          jobRankName: present.jobRankName,
          englishJobRankName: present.englishJobRankName,
        };
        const input = expected ? { ...wanted, expected } : { ...wanted, beforeJobRankCode: '' };
        const parsed = schema.safeParse(input, { reportInput: true });
        if (!parsed.success) return refused(line, { issues: fieldIssues(parsed.error) });
        if (!present) return { ...of, mark: 'new' as const, steps: [{ name: creates, input: parsed.data }] };
        if (present.jobRankName === jobRankName && present.englishJobRankName === englishJobRankName) {
          return { ...of, mark: 'left' as const };
        }
        const { jobRankName: name, englishJobRankName: english } = present;
        const before = {
          ...(name !== jobRankName && { jobRankName: name }),
          ...(english !== englishJobRankName && { englishJobRankName: english }),
        };
        return { ...of, mark: 'changed' as const, before, steps: [{ name: changes, input: parsed.data }] };
      });
    },
  };
}

export const jobKinds: readonly ImportKind[] = [
  jobKind({
    kind: 'jobRanks',
    place: 120,
    list: 'job_ranks',
    creates: 'create-job-rank',
    changes: 'change-job-rank',
    words: [
      ['직급코드', '직위코드'],
      ['직급', '직급명', '직위'],
    ],
  }),
  jobKind({
    kind: 'jobTitles',
    place: 130,
    list: 'job_titles',
    creates: 'create-job-title',
    changes: 'change-job-title',
    words: [['직책코드'], ['직책', '직책명']],
  }),
];
