import type { leaveKinds, retirementReasons } from '@madang/contract/people/employment/kinds.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { StoredStep } from '../../../../kernel/operations/outcome.ts';
import type { ImportItem, ImportKind, ImportLine } from '../../../../platform/import-kind.ts';
import type { KeyedPerson } from '../../../people/people/index.ts';
import { changeOf, refused } from './people.ts';
import { findPeople, personKeys } from './people-known.ts';
import { placeItems, type ReadValues, readValues } from './person-values.ts';
import { issue } from './reading.ts';

const on: ImportItem = {
  name: 'on',
  label: 'importItems.on',
  content: 'date',
  words: ['발령일', '적용일', '시행일', '発令日', '生效日期', '生效日', 'effective date', 'ngày hiệu lực'],
};
const note: ImportItem = {
  name: 'note',
  label: 'importItems.note',
  suite: ['note'],
  words: ['비고', '사유', '메모', '備考', '备注', '備註', 'remark', 'ghi chú'],
};

/** Spellings of choices in six languages, as the pages of the acts name them. */
const retirementSpellings: Readonly<Record<(typeof retirementReasons)[number], readonly string[]>> = {
  personal: ['개인 사정', '자발적 퇴사', 'Personal reasons', '自己都合', '个人原因', '個人因素', 'Lý do cá nhân'],
  contractEnd: ['계약 만료', 'End of contract', '契約満了', '合同到期', '契約期滿', 'Hết hợp đồng'],
  retirementAge: ['정년퇴직', '정년', 'Retirement age', '定年', '退休', 'Nghỉ hưu'],
  dismissal: ['해고', '권고사직', 'Dismissal', '解雇', '辞退', '資遣', 'Sa thải'],
  transferOut: ['전출', '이직', 'Move to another company', '転籍', '调出', '轉調', 'Chuyển công ty'],
  other: ['기타', 'Other', 'その他', '其他', 'Khác'],
};
const leaveSpellings: Readonly<Record<(typeof leaveKinds)[number], readonly string[]>> = {
  childcare: ['육아휴직', '육아', 'Childcare', '育児休業', '育儿假', '育嬰假', 'Nghỉ nuôi con'],
  maternity: ['출산휴가', '출산', 'Maternity or paternity', '産休', '产假', '產假', 'Thai sản'],
  sick: ['병가', '질병휴직', 'Illness', '病気休職', '病假', 'Ốm'],
  military: ['군 휴직', '군복무', 'Military service', '兵役', '服兵役', 'Nghĩa vụ quân sự'],
  study: ['학업', '연수', 'Study', '留学', '进修', '進修', 'Học tập'],
  familyCare: ['가족돌봄', '가족 돌봄', 'Family care', '介護', '家庭照顾', '家庭照顧', 'Chăm sóc gia đình'],
  other: ['기타', 'Other', 'その他', '其他', 'Khác'],
};

const reason: ImportItem = {
  name: 'reason',
  label: 'importItems.reason',
  choices: retirementSpellings,
  words: ['퇴직사유', '퇴사 사유', '退職理由', '离职原因', '離職原因', 'lý do'],
};
const leaveKind: ImportItem = {
  name: 'leaveKind',
  label: 'importItems.leaveKind',
  choices: leaveSpellings,
  words: ['휴직 구분', '휴직종류', '休職区分', '休假类型', '留停類別', 'leave type'],
};
const from: ImportItem = {
  name: 'from',
  label: 'importItems.from',
  content: 'date',
  words: ['휴직 시작일', '시작일', '開始日', '开始日期', '開始日期', 'start date'],
};
const until: ImportItem = {
  name: 'until',
  label: 'importItems.until',
  content: 'date',
  words: ['휴직 종료일', '종료일', '終了日', '结束日期', '結束日期', 'end date'],
};

interface ActKind {
  readonly kind: string;
  readonly place: number;
  readonly permission: Permission;
  readonly operation?: string;
  readonly items: readonly ImportItem[];
  /** The change of one person; undefined where there is nothing to do. */
  readonly stepOf: (person: KeyedPerson, values: ReadValues['values']) => StoredStep | 'left' | 'none';
  readonly canPlan?: true;
  readonly rowChange?: 'deleted' | 'added';
}

/** A kind whose rows name people and do one act each. */
function actKind({ stepOf, canPlan, items: own, ...kind }: ActKind): ImportKind {
  const items = [...personKeys, ...own, ...(canPlan ? [on] : [])];
  return {
    ...kind,
    items,
    async plan(ask, lines) {
      const read = await readValues(ask, items);
      const find = await findPeople(ask, lines);
      return lines.map((line: ImportLine) => {
        const { person, issue: found } = find(line);
        if (!person) return refused(line, { issues: [found ?? issue('employeeNumber', 'MB913')] });
        const { values, issues } = read(line, person);
        const step = stepOf(person, values);
        if (issues.length > 0) return refused(line, { issues }, typeof step === 'string' ? [] : [step]);
        const of = { line: line.line, takes: `person:${person.personId}`, aboutId: person.personId };
        if (step === 'left') return { ...of, mark: 'left' as const };
        const steps = step === 'none' ? [] : [values['on'] ? planned(step, values['on']) : step];
        return { ...of, mark: 'changed' as const, steps };
      });
    },
  };
}

function planned(step: StoredStep, dueOn: string): StoredStep {
  return { name: 'plan-change', input: { step, dueOn, note: '' } };
}

const isRetired = ({ employmentStatus }: KeyedPerson) => employmentStatus === 'R';

const transferItems = [...personKeys, ...placeItems, on];

/** Gives people another department, rank or title, at once or on a day. */
export const transfersKind: ImportKind = {
  kind: 'transfers',
  place: 30,
  permission: 'employees.change',
  operation: 'change-employee-place',
  items: transferItems,
  makesDepartments: true,
  async plan(ask, lines) {
    const read = await readValues(ask, transferItems);
    const find = await findPeople(ask, lines);
    return lines.map((line) => {
      const { person, issue: found } = find(line);
      if (!person) return refused(line, { issues: [found ?? issue('employeeNumber', 'MB913')] });
      const whole = read(line, person);
      const { on: day = '', departmentCode, jobRankCode, jobTitleCode } = whole.values;
      const place = { departmentCode, jobRankCode, jobTitleCode };
      const values = Object.fromEntries(Object.entries(place).filter(([, code]) => code !== undefined)) as Record<
        string,
        string
      >;
      const change = changeOf(line, person, { ...whole, values });
      if (change.mark !== 'changed') return change;
      const stepsOf = (steps: readonly StoredStep[]) =>
        steps.map(({ input }) => {
          const { personId, change: codes } = input as { readonly personId: string; readonly change: object };
          const step = { name: 'change-employee-place', input: { personId, ...codes } };
          return day === '' ? step : planned(step, day);
        });
      return {
        ...change,
        steps: stepsOf(change.steps),
        ...(change.checkedAs && { checkedAs: stepsOf(change.checkedAs) }),
      };
    });
  },
};

export const actKinds: readonly ImportKind[] = [
  actKind({
    kind: 'leaves',
    place: 40,
    permission: 'employment.change',
    operation: 'put-on-leave',
    items: [leaveKind, from, until, note],
    stepOf: ({ personId }, { leaveKind: kind = 'other', from: first, until: last, note: text = '' }) => ({
      name: 'put-on-leave',
      input: { personId, kind, note: text, from: first || null, until: last || null },
    }),
  }),
  actKind({
    kind: 'returns',
    place: 50,
    permission: 'employment.change',
    operation: 'return-from-leave',
    items: [note],
    canPlan: true,
    stepOf: ({ personId }, { note: text = '' }) => ({ name: 'return-from-leave', input: { personId, note: text } }),
  }),
  actKind({
    kind: 'retirements',
    place: 60,
    permission: 'employment.change',
    operation: 'retire-person',
    items: [reason, note],
    canPlan: true,
    stepOf: (person, { reason: why = 'other', note: text = '' }) =>
      isRetired(person)
        ? 'left'
        : {
            name: 'retire-person',
            input: { personId: person.personId, reason: why, note: text, when: 'now', handovers: 'proposed' },
          },
  }),
  actKind({
    kind: 'reinstatements',
    place: 70,
    permission: 'employment.change',
    operation: 'reinstate-person',
    items: [note],
    canPlan: true,
    stepOf: ({ personId }, { note: text = '' }) => ({ name: 'reinstate-person', input: { personId, note: text } }),
  }),
  actKind({
    kind: 'withdrawals',
    place: 80,
    permission: 'employees.withdraw',
    operation: 'withdraw-registration',
    items: [],
    rowChange: 'deleted',
    stepOf: ({ personId }) => ({ name: 'withdraw-registration', input: { personId } }),
  }),
  actKind({
    kind: 'passwords',
    place: 90,
    permission: 'employees.issueInitialPassword',
    items: [],
    rowChange: 'added',
    // A person with an account keeps their password.
    stepOf: ({ hasApplied }) => (hasApplied ? 'left' : 'none'),
  }),
];
