import { useEffect, useState } from 'react';
import { formatMoment } from '../../../kernel/forms/moments.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Facts, Stack } from '../../../ui/parts/card.tsx';
import type { Receipt } from '../api.ts';
import { useText } from '../texts.ts';
import { goOn } from '../use-consent.ts';

/** RCN-02, RCN-04: all is done; what was deleted, and on to the log-in's end. */
export function ReceiptView({ receipt }: { readonly receipt: Receipt | undefined }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => document.querySelector('h1')?.focus(), []);
  const leave = async () => {
    setLeaving(true);
    try {
      await goOn();
    } catch (thrown) {
      setLeaving(false);
      await notices.showError(thrown);
    }
  };
  return (
    <Stack>
      <Callout tone="success" isNews title={t('success')}>
        {receipt && t(receipt.deleted.length > 0 ? 'receipt.text' : 'receipt.nothingText')}
      </Callout>
      {receipt && (
        <Facts
          facts={[
            [
              t('receipt.deleted'),
              receipt.deleted.map((item) => t(`items.${item}`)).join(', ') || t('receipt.nothing'),
            ],
            [t('receipt.time'), formatMoment(receipt.deletedAt, language, receipt.timeZone)],
          ]}
        />
      )}
      <Button variant="primary" block busy={isLeaving} onClick={() => void leave()}>
        {t('goOn')}
      </Button>
    </Stack>
  );
}
