import type { RequestRow } from '@madang/contract/workplace/approval-requests/list-rows.ts';
import { useThingName } from '../../../../kernel/names/shown-name.ts';
import { useText } from '../texts.ts';

type Worded = Pick<RequestRow, 'requestTitle' | 'heldKind' | 'approvalFormName' | 'englishApprovalFormName'>;

/** Title and kind of a request in the reader's language; of a change that is held back they are what it would do. */
export function useRequestWords() {
  const t = useText();
  const thing = useThingName();
  return ({ requestTitle, heldKind, approvalFormName, englishApprovalFormName }: Worded) => {
    if (heldKind === null) {
      return { title: requestTitle, form: thing({ name: approvalFormName, englishName: englishApprovalFormName }) };
    }
    const kind = t(`held.kinds.${heldKind}`);
    return { title: requestTitle === '' ? kind : `${kind}: ${requestTitle}`, form: t('held.form') };
  };
}
