import {
  type PersonFactors as Owned,
  removePersonApp,
  removePersonPasskey,
} from '@madang/contract/access/mfa/routes.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../../kernel/call.ts';
import { can } from '../../../../../kernel/calls/can.ts';
import { formatDate, formatNumber } from '../../../../../kernel/formats.ts';
import { useNotices } from '../../../../../kernel/notices.ts';
import { Listed } from '../../../../../kernel/sections/listed.tsx';
import { useLanguage } from '../../../../../kernel/use-texts.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Section, Stack } from '../../../../../ui/parts/card.tsx';
import { factorsQuery, useReread } from '../../api.ts';
import { useText } from '../../texts.ts';
import { Entries, Entry } from './entry.tsx';
import { ResetFactors } from './reset-factors.tsx';

/** ACC-12: a member's two-step methods; each can be removed alone when one was lost. */
export function PersonFactors({ personId }: { readonly personId: string }) {
  const t = useText();
  const language = useLanguage();
  const factors = useQuery(factorsQuery(personId));
  return (
    <Section title={t('facts.secondFactor')}>
      <Listed query={factors}>
        {(owned) => {
          const { app, passkeys, recoveryCodes } = owned;
          const count = passkeys.length + (app ? 1 : 0);
          if (count === 0) return <p>{t('factors.none')}</p>;
          // The only one goes by a reset, which says what follows.
          const removes = can(owned, 'remove') && count > 1;
          return (
            <Stack>
              <Entries>
                {app && (
                  <Factor
                    name={t('factors.app')}
                    days={app}
                    remove={removes ? () => call(removePersonApp, { params: { personId } }) : undefined}
                  />
                )}
                {passkeys.map(({ passkeyId, name, opensAlone, ...days }) => (
                  <Factor
                    key={passkeyId}
                    name={name}
                    days={days}
                    kind={t(opensAlone ? 'factors.passkeyAlone' : 'factors.passkey')}
                    remove={removes ? () => call(removePersonPasskey, { params: { personId, passkeyId } }) : undefined}
                  />
                ))}
                {recoveryCodes && (
                  <Entry
                    title={t('factors.codes')}
                    notes={[t('factors.left', { count: formatNumber(recoveryCodes.left, language) })]}
                  />
                )}
              </Entries>
              {can(owned, 'remove') && <ResetFactors personId={personId} />}
            </Stack>
          );
        }}
      </Listed>
    </Section>
  );
}

interface FactorProps {
  readonly name: string;
  readonly kind?: string;
  readonly days: Pick<Owned['passkeys'][number], 'addedAt' | 'lastUsedAt'>;
  readonly remove: (() => Promise<unknown>) | undefined;
}

function Factor({ name, kind, days: { addedAt, lastUsedAt }, remove }: FactorProps) {
  const t = useText();
  const language = useLanguage();
  const reread = useReread();
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const press = async (act: () => Promise<unknown>) => {
    const ok = t('factors.remove');
    if (!(await notices.confirm(t('factors.removeAsk', { name }), { title: ok, ok, danger: true }))) return;
    setBusy(true);
    try {
      await act();
      notices.toast(t('factors.removed', { name }));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
    await reread();
  };
  const time = (moment: string) => <time dateTime={moment}>{formatDate(moment, language, 'dateTime')}</time>;
  const notes = [
    <>
      <span>{t('factors.added')}</span> {time(addedAt)}
    </>,
    <>
      <span>{t('factors.used')}</span> <span>{lastUsedAt === null ? t('factors.never') : time(lastUsedAt)}</span>
    </>,
  ];
  return (
    <Entry title={name} notes={kind === undefined ? notes : [kind, ...notes]}>
      {remove && (
        <Button small busy={isBusy} aria-label={t('factors.removeOf', { name })} onClick={() => void press(remove)}>
          {t('factors.remove')}
        </Button>
      )}
    </Entry>
  );
}
