import type { OwnFactors } from '@madang/contract/factors/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { thrownText } from '../../../kernel/error-texts.ts';
import { formatDate } from '../../../kernel/formats.ts';
import { useSearchParam } from '../../../kernel/search-param.ts';
import { isTurnedAway } from '../../../kernel/session.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Facts, Section, Stack } from '../../../ui/parts/card.tsx';
import { ErrorState, Skeleton } from '../../../ui/parts/states.tsx';
import { factorsQuery } from '../api.ts';
import { useText } from '../texts.ts';

const AppPopup = lazy(async () => ({ default: (await import('./app-popup.tsx')).AppPopup }));
const RemovePopup = lazy(async () => ({ default: (await import('./remove-popup.tsx')).RemovePopup }));
const CodesPopup = lazy(async () => ({ default: (await import('./codes-popup.tsx')).CodesPopup }));

/** What the log-in asks for beside the password. */
export function FactorsSection() {
  const t = useText();
  const { data, error, refetch } = useQuery(factorsQuery);
  return (
    <Section title={t('title')} help={t('help')}>
      {data && <Factors factors={data} />}
      {!data && (!error || isTurnedAway(error)) && <Skeleton lines={3} label={t('loading')} />}
      {!data && error && !isTurnedAway(error) && (
        <ErrorState title={thrownText(error)} action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} />
      )}
    </Section>
  );
}

const popups = { app: AppPopup, removeApp: RemovePopup, codes: CodesPopup } as const;
type PopupName = keyof typeof popups;

function Factors({ factors }: { readonly factors: OwnFactors }) {
  const t = useText();
  const [panel, setPanel] = useSearchParam('panel');
  const open = (wanted: PopupName) => setPanel(wanted, 'push');
  const Shown = panel === 'app' || (factors.app && (panel === 'removeApp' || panel === 'codes')) ? popups[panel] : null;
  const { app, recoveryCodes } = factors;
  return (
    <Stack>
      <Facts facts={useFacts(factors)} />
      {recoveryCodes && recoveryCodes.left < fewCodes && <Callout tone="warning">{t('codes.few')}</Callout>}
      <Actions>
        <Button onClick={() => open('app')}>{t(app ? 'app.replace' : 'app.add')}</Button>
        {recoveryCodes && <Button onClick={() => open('codes')}>{t('codes.renew')}</Button>}
        {app && (
          <Button look="quiet" onClick={() => open('removeApp')}>
            {t('app.remove')}
          </Button>
        )}
      </Actions>
      {Shown && (
        <Suspense>
          <Shown onClose={() => setPanel(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

/** With less the person is reminded to make new ones. */
const fewCodes = 4;

function useFacts({ app, recoveryCodes }: OwnFactors): (readonly [string, string])[] {
  const t = useText();
  const language = useLanguage();
  const day = (moment: string) => formatDate(moment, language);
  const added = app && t('app.since', { date: day(app.addedAt) });
  const used = app?.lastUsedAt ? ` · ${t('app.used', { date: day(app.lastUsedAt) })}` : '';
  return [
    [t('app.name'), app ? `${added}${used}` : t('app.none')],
    ...(recoveryCodes
      ? [[t('codes.name'), t('codes.left', { left: recoveryCodes.left, date: day(recoveryCodes.madeAt) })] as const]
      : []),
  ];
}
