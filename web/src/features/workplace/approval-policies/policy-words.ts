import type { ApprovalPolicyRow } from '@madang/contract/workplace/approval-policies/routes.ts';
import { formatDate, formatNumber } from '../../../kernel/formats.ts';
import { useThingName } from '../../../kernel/names/shown-name.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { useText } from './texts.ts';

/** The words of a policy in the list: its conditions and steps in a line, and its state. */
export function usePolicyWords() {
  const t = useText();
  const language = useLanguage();
  const nameOf = useThingName();
  const number = (value: number) => formatNumber(value, language);
  const amountOf = ({ amountFrom, amountTo }: ApprovalPolicyRow) => {
    if (amountFrom !== null && amountTo !== null)
      return t('amounts.between', { from: number(amountFrom), to: number(amountTo) });
    if (amountFrom !== null) return t('amounts.from', { from: number(amountFrom) });
    return amountTo !== null && t('amounts.to', { to: number(amountTo) });
  };
  return {
    detailOf(row: ApprovalPolicyRow) {
      const conditions = [
        row.documentKind !== null && t(`kinds.${row.documentKind}`),
        row.coveredDepartment && nameOf(row.coveredDepartment),
        row.coveredJobRank && nameOf(row.coveredJobRank),
        amountOf(row),
      ].filter((part) => typeof part === 'string');
      const steps = row.sources.map((source) => t(`sources.${source}`)).join(' → ');
      return `${conditions.length === 0 ? t('everything') : conditions.join(' · ')} | ${steps}`;
    },
    stateOf(row: ApprovalPolicyRow) {
      const date = formatDate(row.activeFrom, language, 'date');
      if (row.isPlanned) return row.isInForce ? t('states.changes', { date }) : t('states.planned', { date });
      return row.isPolicyActive ? undefined : t('states.off');
    },
    nameOf: (row: Pick<ApprovalPolicyRow, 'approvalPolicyName' | 'englishApprovalPolicyName'>) =>
      nameOf({ name: row.approvalPolicyName, englishName: row.englishApprovalPolicyName }),
  };
}
