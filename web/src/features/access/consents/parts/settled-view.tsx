import { ownConsentsAddress } from '@madang/contract/kernel/addresses.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatMoment } from '../../../../kernel/forms/moments.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { dismissToast, keepToast } from '../../../../kernel/pages/kept-toast.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Facts, Stack } from '../../../../ui/parts/card.tsx';
import type { Receipt } from '../api.ts';
import { useText } from '../texts.ts';
import { goOn } from '../use-consent.ts';

/** RCN-02, RCN-04: all is done, and the way goes on by itself; where it leads, what was deleted is said once more. */
export function SettledView({ receipt }: { readonly receipt: Receipt | undefined }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const [isLeaving, setLeaving] = useState(true);
  const items = receipt?.deleted.map((item) => t(`items.${item}`)).join(', ') ?? '';
  const leave = async () => {
    setLeaving(true);
    keepToast(
      items === ''
        ? { text: t('success') }
        : {
            text: `${t('receipt.deleted')}: ${items}`,
            link: { label: t('elsewhere.account'), to: ownConsentsAddress },
          },
    );
    try {
      await goOn();
    } catch (thrown) {
      dismissToast();
      setLeaving(false);
      await notices.showError(thrown);
    }
  };
  const leaveAtOnce = useEffectEvent(leave);
  const hasLeft = useRef(false);
  useEffect(() => {
    document.querySelector('h1')?.focus();
    // A ticket serves once, and a second one would end the first.
    if (!hasLeft.current) void leaveAtOnce();
    hasLeft.current = true;
  }, []);
  return (
    <Stack>
      <Callout tone="success" isNews title={t('success')}>
        {receipt && t(receipt.deleted.length > 0 ? 'receipt.text' : 'receipt.nothingText')}
      </Callout>
      {receipt && (
        <Facts
          facts={[
            [t('receipt.deleted'), items || t('receipt.nothing')],
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
