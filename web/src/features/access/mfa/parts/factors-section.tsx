import type { OwnFactors, OwnPasskey } from '@madang/contract/access/mfa/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useSearchParams } from '../../../../kernel/search-param.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { LoadedSection } from '../../../../kernel/pages/asked.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { factorsQuery, type OnFactorsChanged } from '../api.ts';
import { useText } from '../texts.ts';
import { PasskeyTable } from './passkey-table.tsx';

const AppPopup = lazy(async () => ({ default: (await import('./app-popup.tsx')).AppPopup }));
const RemovePopup = lazy(async () => ({ default: (await import('./remove-popup.tsx')).RemovePopup }));
const PasskeyPopup = lazy(async () => ({ default: (await import('./passkey-popup.tsx')).PasskeyPopup }));
const RenamePopup = lazy(async () => ({ default: (await import('./rename-popup.tsx')).RenamePopup }));
const CodesPopup = lazy(async () => ({ default: (await import('./codes-popup.tsx')).CodesPopup }));

/** Shows the factors that sign-in requires besides the password. */
export function FactorsSection({ onChanged }: { readonly onChanged: OnFactorsChanged }) {
  const t = useText();
  const query = useQuery(factorsQuery);
  const words = { loading: t('loading'), retry: t('retry') };
  return (
    <LoadedSection title={t('title')} help={t('help')} {...{ query, words }}>
      {(factors) => <Factors factors={factors} onChanged={onChanged} />}
    </LoadedSection>
  );
}

/** Browsers of old, and pages that did not come over https, have none. */
const hasPasskeys = () => 'PublicKeyCredential' in window;

function Factors({ factors, onChanged }: { readonly factors: OwnFactors; readonly onChanged: OnFactorsChanged }) {
  const t = useText();
  const [, setAddress] = useSearchParams();
  const open = (panel: PanelName, passkey?: OwnPasskey) =>
    setAddress({ panel, item: passkey?.passkeyId ?? null }, 'push');
  const { app, passkeys, recoveryCodes } = factors;
  const disabledReason = factors.isRequired && isLastOf(factors) ? t('left.required') : undefined;
  return (
    <Stack>
      <Facts facts={useFacts(factors)} />
      {passkeys.length > 0 && (
        <PasskeyTable
          passkeys={passkeys}
          disabledReason={disabledReason}
          onRename={(each) => open('renamePasskey', each)}
          onRemove={(each) => open('removePasskey', each)}
        />
      )}
      {recoveryCodes && recoveryCodes.left < fewCodes && <Callout tone="warning">{t('codes.few')}</Callout>}
      <Actions>
        {can(factors, 'addPasskey') && hasPasskeys() && (
          <Button onClick={() => open('passkey')}>{t('passkeys.add')}</Button>
        )}
        <Button onClick={() => open('app')}>{t(app ? 'app.replace' : 'app.add')}</Button>
        {recoveryCodes && <Button onClick={() => open('codes')}>{t('codes.renew')}</Button>}
        {app && (
          <Button variant="quiet" disabledReason={disabledReason} onClick={() => open('removeApp')}>
            {t('app.remove')}
          </Button>
        )}
      </Actions>
      <Suspense>
        <Panel factors={factors} onChanged={onChanged} onClose={() => setAddress({ panel: null, item: null })} />
      </Suspense>
    </Stack>
  );
}

/** Nothing would stand beside the password any more. */
function isLastOf({ app, passkeys }: OwnFactors): boolean {
  return passkeys.length + (app ? 1 : 0) === 1;
}

type PanelName = 'app' | 'removeApp' | 'codes' | 'passkey' | 'renamePasskey' | 'removePasskey';

interface PanelProps {
  readonly factors: OwnFactors;
  readonly onChanged: OnFactorsChanged;
  readonly onClose: () => void;
}

/** Shows the panel named in the address; nothing if its target does not exist. */
function Panel({ factors, onChanged, onClose }: PanelProps) {
  const [address] = useSearchParams();
  const { app, passkeys, recoveryCodes, device } = factors;
  const passkey = passkeys.find(({ passkeyId }) => passkeyId === address.get('item'));
  const isLast = isLastOf(factors);
  switch (address.get('panel')) {
    case 'app':
      return <AppPopup onChanged={onChanged} onClose={onClose} />;
    case 'removeApp':
      return app && <RemovePopup isLast={isLast} onChanged={onChanged} onClose={onClose} />;
    case 'codes':
      return recoveryCodes && <CodesPopup onChanged={onChanged} onClose={onClose} />;
    case 'passkey':
      return can(factors, 'addPasskey') && <PasskeyPopup device={device} onChanged={onChanged} onClose={onClose} />;
    case 'renamePasskey':
      return passkey && <RenamePopup passkey={passkey} onClose={onClose} />;
    case 'removePasskey':
      return passkey && <RemovePopup passkey={passkey} isLast={isLast} onChanged={onChanged} onClose={onClose} />;
    case null:
    default:
      return null;
  }
}

/** Number of codes below which the user is reminded to create new ones. */
const fewCodes = 4;

function useFacts({ app, passkeys, recoveryCodes }: OwnFactors): (readonly [string, string])[] {
  const t = useText();
  const language = useLanguage();
  const day = (moment: string) => formatDate(moment, language);
  const added = app && t('app.since', { date: day(app.addedAt) });
  const used = app?.lastUsedAt ? ` · ${t('app.used', { date: day(app.lastUsedAt) })}` : '';
  return [
    ...(passkeys.length === 0 ? [[t('passkeys.name'), t('passkeys.none')] as const] : []),
    [t('app.name'), app ? `${added}${used}` : t('app.none')],
    ...(recoveryCodes
      ? [[t('codes.name'), t('codes.left', { left: recoveryCodes.left, date: day(recoveryCodes.madeAt) })] as const]
      : []),
  ];
}
