import type { OptionalItem } from '@madang/contract/people/people/optional-items.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useText } from '../texts.ts';

/** RCN-02: data deleted by a decline, confirmed once the account exists. The receipt that is sent has the time. */
export function DeletedNote({ deleted }: { readonly deleted: readonly OptionalItem[] }) {
  const t = useText();
  const items = deleted.map((item) => t(`items.${item}`)).join(', ');
  return (
    <Callout tone="success" isNews title={`${t('receipt.deleted')}: ${items}`}>
      {t('receipt.text')}
    </Callout>
  );
}
