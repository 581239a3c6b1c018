import type { readRecoveryPin } from '@madang/contract/access/recovery-pins/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../../kernel/formats.ts';
import { LoadedSection } from '../../../../kernel/pages/asked.tsx';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { ownPinQuery } from '../api.ts';
import { useText } from '../texts.ts';

const PinPopup = lazy(async () => ({ default: (await import('./pin-popup.tsx')).PinPopup }));
const RemovePopup = lazy(async () => ({ default: (await import('./pin-popup.tsx')).RemovePopup }));

/** REQ-02: the person's own PIN, which replaces a lost password. */
export function PinSection() {
  const t = useText();
  const query = useQuery(ownPinQuery);
  const words = { loading: t('loading'), retry: t('retry') };
  return (
    <LoadedSection title={t('title')} help={t('help')} {...{ query, words }}>
      {(pin) => <OwnPin {...pin} />}
    </LoadedSection>
  );
}

function OwnPin({ state, setAt }: AnswerOf<typeof readRecoveryPin>) {
  const t = useText();
  const language = useLanguage();
  const [panel, setPanel] = useSearchParam('panel');
  const close = () => setPanel(null);
  const since = setAt === null ? t('none') : t('since', { date: formatDate(setAt, language) });
  return (
    <Stack>
      {state === 'blocked' && <Callout tone="danger">{t('blocked')}</Callout>}
      <Facts facts={[[t('pin'), since]]} />
      <Actions>
        {state !== 'blocked' && (
          <Button onClick={() => setPanel('pin', 'push')}>{t(state === 'none' ? 'set' : 'change')}</Button>
        )}
        {state !== 'none' && <Button onClick={() => setPanel('pin-removal', 'push')}>{t('remove')}</Button>}
      </Actions>
      <Suspense>
        {panel === 'pin' && <PinPopup title={t(state === 'none' ? 'set' : 'change')} onClose={close} />}
        {panel === 'pin-removal' && <RemovePopup onClose={close} />}
      </Suspense>
    </Stack>
  );
}
