import { servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { personInvitation } from '@madang/contract/joining/invitations/routes.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import type { ImportItem, ImportKind } from '../../../../platform/import-kind.ts';
import { offeredServices, readCompany, readConnected } from '../../../ground/companies/index.ts';
import { refused, withOthers } from './people.ts';
import { ownItems, placeItems, readValues } from './person-values.ts';
import { issue } from './reading.ts';

const recipient: ImportItem = {
  name: 'recipient',
  isKey: true,
  isRequired: true,
  content: 'mail',
  suite: ['mail', 'externalMail'],
  words: [
    '이메일',
    '메일',
    'メール',
    'メールアドレス',
    '邮箱',
    '電子郵件',
    'email',
    'e-mail',
    'email address',
    'thư điện tử',
  ],
};
const note: ImportItem = {
  name: 'note',
  label: 'importItems.note',
  suite: ['note'],
  words: ['비고', '메모', '備考', '备注', '備註', 'remark', 'ghi chú'],
};
const items = [recipient, ...ownItems.filter(({ name }) => name === 'language'), ...placeItems, note];

/** Invites one person a row, by mail. */
export const invitationsKind: ImportKind = {
  kind: 'invitations',
  place: 100,
  permission: 'invitations.create',
  operation: 'invite-person',
  items,
  makesDepartments: true,
  async plan(ask, lines) {
    const read = await readValues(ask, items);
    const { serviceType } = await readCompany(ask.tx, ask.companyCode);
    const offered = offeredServices(serviceType, await readConnected(ask.kernel.properties));
    return lines.map((line) => {
      const whole = read(line);
      const { recipient: address = '', ...values } = whole.values;
      if (address === '')
        return refused(line, { ...whole, issues: withOthers(whole.issues, [issue('recipient', 'MB_M_REQUIRED')]) });
      const parsed = personInvitation.safeParse(
        {
          option: 'externalMail',
          recipient: address,
          language: ask.language,
          services: offered.length > 0 ? offered : servicesOf[serviceType],
          departmentCode: '',
          jobRankCode: '',
          jobTitleCode: '',
          needsApproval: false,
          validDays: invitationLimits.usualValidDays,
          note: '',
          ...values,
        },
        { reportInput: true },
      );
      if (!parsed.success)
        return refused(line, { ...whole, issues: withOthers(whole.issues, fieldIssues(parsed.error)) });
      const step = { name: 'invite-person', input: parsed.data };
      if (whole.issues.length > 0) return refused(line, whole, [step]);
      return {
        line: line.line,
        mark: 'new',
        takes: `mail:${address.toLowerCase()}`,
        steps: [step],
        ...(whole.isDepartmentMade && { checkedAs: [{ ...step, input: { ...parsed.data, departmentCode: '' } }] }),
      };
    });
  },
};
