import type { OptionalItem } from '@madang/contract/people/people/optional-items.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { useText } from '../texts.ts';

/**
 * RCN-02: what a refusal deleted, confirmed after, where an account was opened with it. At what time it was, the answer does
 * not tell; the receipt that is sent does.
 */
export function DeletedNote({ deleted }: { readonly deleted: readonly OptionalItem[] }) {
  const t = useText();
  const items = deleted.map((item) => t(`items.${item}`)).join(', ');
  return (
    <Callout tone="success" isNews title={`${t('receipt.deleted')}: ${items}`}>
      {t('receipt.text')}
    </Callout>
  );
}
