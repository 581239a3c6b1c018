import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { ImportKind, PlannedLine } from '../../../../platform/import-kind.ts';
import { personKeys } from '../../../../platform/import-people.ts';
import { requestsToDecide } from '../id-requests.sql.ts';

const decisions = {
  approve: ['승인', 'Approve', '承認', '批准', '核准', 'Duyệt', 'A', 'Y'],
  refuse: ['반려', 'Decline', 'Refuse', '却下', '驳回', '退回', 'Từ chối', 'R', 'N'],
} as const;

const decisionOf = (written: string) => {
  const sought = written.trim().toLowerCase();
  return (['approve', 'refuse'] as const).find(
    (each) => each === sought || decisions[each].some((spelling) => spelling.toLowerCase() === sought),
  );
};

/** BLK-02, REQ-01: decisions on ID requests by file. */
export const idDecisionsKind: ImportKind = {
  kind: 'idDecisions',
  place: 170,
  operation: 'approve-id-request',
  permission: 'loginIds.decide',
  items: [
    ...personKeys,
    {
      name: 'decision',
      label: 'idDecisionsFile.decision',
      isRequired: true,
      choices: decisions,
      words: ['처리', '승인 여부', 'decision', '決定', '处理', '處理', 'quyết định'],
    },
    { name: 'reason', label: 'idDecisionsFile.reason', words: ['사유', 'reason', '理由', '原因', 'lý do'] },
  ],
  async plan(ask, lines) {
    const find = await ask.findPeople(ask, lines);
    const found = lines.map((line) => ({ line, ...find(line) }));
    const ids = found.flatMap(({ person }) => person?.personId ?? []);
    const open = await requestsToDecide(ask.tx, ask.companyCode, ids);
    return found.map(({ line: { line, values }, person, issue }): PlannedLine => {
      const decision = decisionOf(values['decision'] ?? '');
      const reason = (values['reason'] ?? '').trim();
      const requestId = person && open.get(person.personId);
      const fault = (path: string, code: string): FieldIssue => ({ path, code, params: {} });
      const written = (values['decision'] ?? '').trim();
      const issues = [
        ...(person ? [] : [issue ?? fault('employeeNumber', 'MB913')]),
        ...(person && requestId === undefined ? [fault('employeeNumber', 'MB605')] : []),
        ...(decision ? [] : [fault('decision', written === '' ? 'MB_M_REQUIRED' : 'CO400')]),
        ...(decision === 'refuse' && reason === '' ? [fault('reason', 'MB_M_REQUIRED')] : []),
      ];
      if (!person || requestId === undefined || !decision || issues.length > 0)
        return { line, mark: 'refused', issues };
      const step =
        decision === 'approve'
          ? { name: 'approve-id-request', input: { requestId } }
          : { name: 'refuse-id-request', input: { requestId, reason } };
      const of = { takes: `id-request:${requestId}`, aboutId: person.personId };
      return { line, mark: 'changed', ...of, steps: [step] };
    });
  },
};
