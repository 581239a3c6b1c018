import { typedAddress } from '@madang/contract/kernel/mail-address.ts';
import type { ImportKind, PlannedLine } from '../../../../platform/import-kind.ts';
import { personKeys } from '../../../../platform/import-people.ts';
import { selectPeopleOf } from '../../../people/people/index.ts';

/** BLK-02, IDR-02: other IDs by file, such as those of a company that moves to its own mail domain. */
export const loginIdChanges: ImportKind = {
  kind: 'loginIdChanges',
  place: 160,
  operation: 'change-login-id',
  permission: 'loginIds.change',
  items: [
    ...personKeys,
    {
      name: 'wantedLoginId',
      isRequired: true,
      words: [
        '새 아이디',
        '변경 아이디',
        'newUserId',
        'new id',
        'new login id',
        '新しいID',
        '新账号',
        '新帳號',
        'ID mới',
      ],
    },
  ],
  async plan(ask, lines) {
    const find = await ask.findPeople(ask, lines);
    const named = lines.flatMap((line) => find(line).person?.personId ?? []);
    const people = await selectPeopleOf(ask.tx, ask.companyCode, [...new Set(named)]);
    const todayOf = new Map(people.map(({ personId, loginId }) => [personId, loginId]));
    return lines.map((each): PlannedLine => {
      const { line } = each;
      const { person, issue } = find(each);
      const wantedLoginId = typedAddress(each.values['wantedLoginId'] ?? '').toLowerCase();
      const issues = [
        ...(person ? [] : [issue ?? { path: 'employeeNumber', code: 'MB913', params: {} }]),
        ...(wantedLoginId === '' ? [{ path: 'wantedLoginId', code: 'MB_M_REQUIRED', params: {} }] : []),
      ];
      if (!person || issues.length > 0) return { line, mark: 'refused', issues };
      const { personId } = person;
      const of = { line, takes: `login-id:${personId}`, aboutId: personId };
      const expected = todayOf.get(personId) ?? '';
      if (wantedLoginId === expected) return { ...of, mark: 'left' };
      const steps = [{ name: 'change-login-id', input: { personId, wantedLoginId, expected } }];
      return { ...of, mark: 'changed', steps, before: { wantedLoginId: expected } };
    });
  },
};
