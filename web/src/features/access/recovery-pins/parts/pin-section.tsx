import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { formatDate } from '../../../../kernel/formats.ts';
import { useSearchParam } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, Section, Stack } from '../../../../ui/parts/card.tsx';
import { ownPinQuery } from '../api.ts';
import { useText } from '../texts.ts';

const PinPopup = lazy(async () => ({ default: (await import('./pin-popup.tsx')).PinPopup }));
const RemovePopup = lazy(async () => ({ default: (await import('./pin-popup.tsx')).RemovePopup }));

/** REQ-02: the person's own PIN, which replaces a lost password. */
export function PinSection() {
  const t = useText();
  const language = useLanguage();
  const { data } = useQuery(ownPinQuery);
  const [panel, setPanel] = useSearchParam('panel');
  if (!data) return null;
  const { state, setAt } = data;
  const close = () => setPanel(null);
  const since = setAt === null ? t('none') : t('since', { date: formatDate(setAt, language) });
  return (
    <Section title={t('title')} help={t('help')}>
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
    </Section>
  );
}
