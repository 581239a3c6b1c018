import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { ImportAsk, ImportKind, PlannedLine } from '../../../../platform/import-kind.ts';
import { typedAddress } from '@madang/contract/kernel/mail-address.ts';
import { personKeys } from '../../../../platform/import-people.ts';
import { selectPeopleOf } from '../../../people/people/index.ts';
import { type IdRequest, requestsToDecide } from '../id-requests.sql.ts';

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

/** Returns what a row is about: the person, the present ID, the type and the ID that the request is for. */
function shownOf(
  { kernel, language }: ImportAsk,
  { type, oldId, wantedId }: IdRequest,
  person: { readonly fullName: string; readonly loginId: string } | undefined,
) {
  return {
    fullName: person?.fullName ?? '',
    loginId: person?.loginId ?? '',
    idRequestType: kernel.translator.text(language, `idDecisionsFile.types.${type}`),
    wantedLoginId: wantedId || oldId,
  };
}

/** Leaves out what the file says itself. */
function notIn(values: Readonly<Record<string, string>>, shown: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(shown).filter(([name, value]) => (values[name] ?? '').trim() !== value));
}

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
    // Shown of each row, and compared where the file has it: a request may be about another ID by now.
    { name: 'fullName', words: ['이름', '성명', 'name', '氏名', '姓名', 'họ tên'] },
    { name: 'idRequestType', label: 'idDecisionsFile.type', words: ['구분', 'type', '種別', '类型', '類型', 'loại'] },
    {
      name: 'wantedLoginId',
      words: ['새 아이디', '신청 아이디', 'wanted id', 'new id', '新しいID', '新账号', '新帳號', 'ID mới'],
    },
    { name: 'reason', label: 'idDecisionsFile.reason', words: ['사유', 'reason', '理由', '原因', 'lý do'] },
  ],
  async plan(ask, lines) {
    const find = await ask.findPeople(ask, lines);
    const found = lines.map((line) => ({ line, ...find(line) }));
    const ids = found.flatMap(({ person }) => person?.personId ?? []);
    const open = await requestsToDecide(ask.tx, ask.companyCode, ids);
    const known = await selectPeopleOf(ask.tx, ask.companyCode, [...new Set(ids)]);
    const peopleOf = new Map(known.map((each) => [each.personId, each]));
    return found.map(({ line: { line, values }, person, issue }): PlannedLine => {
      const decision = decisionOf(values['decision'] ?? '');
      const reason = (values['reason'] ?? '').trim();
      const request = person && open.get(person.personId);
      const requestId = request?.requestId;
      const shown = request && shownOf(ask, request, peopleOf.get(request.personId));
      const wanted = typedAddress(values['wantedLoginId'] ?? '').toLowerCase();
      const fault = (path: string, code: string): FieldIssue => ({ path, code, params: {} });
      const written = (values['decision'] ?? '').trim();
      const issues = [
        ...(person ? [] : [issue ?? fault('employeeNumber', 'MB913')]),
        ...(person && requestId === undefined ? [fault('employeeNumber', 'MB605')] : []),
        ...(shown && !['', shown.wantedLoginId, shown.wantedLoginId.split('@')[0]].includes(wanted)
          ? [fault('wantedLoginId', 'EDIT_CONFLICT')]
          : []),
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
      return { line, mark: 'changed', ...of, steps: [step], ...(shown && { before: notIn(values, shown) }) };
    });
  },
};
