import { cancelIdRequest, confirmIdRequest, type OwnLoginId } from '@madang/contract/access/login-ids/routes.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { LoadedSection } from '../../../../kernel/pages/asked.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../../ui/parts/card.tsx';
import { MailText } from '../../../../ui/sections/mail-text.tsx';
import { ownLoginIdQuery } from '../api.ts';
import { useText } from '../texts.ts';
import { FormerIds } from './former-ids.tsx';

const OwnIdPopup = lazy(async () => ({ default: (await import('./own-id-popup.tsx')).OwnIdPopup }));

/** REQ-01: the reader's ID, with what they asked for and the former ones while they sign in. */
export function OwnLoginIdSection() {
  const t = useText();
  const query = useQuery(ownLoginIdQuery);
  const words = { loading: t('own.loading'), retry: t('own.retry') };
  return (
    <LoadedSection title={t('own.title')} help={t('own.help')} {...{ query, words }}>
      {(own) => <OwnId own={own} />}
    </LoadedSection>
  );
}

const isOpen = ({ request }: OwnLoginId) => request?.state === 'requesting' || request?.state === 'approved';

function OwnId({ own }: { readonly own: OwnLoginId }) {
  const t = useText();
  const language = useLanguage();
  const [asks, setAsks] = useState<'new' | 'change' | 'release'>();
  const { formerIds, period, request } = own;
  const day = (value: string) => formatDate(value, language);
  const isFree = !isOpen(own);
  return (
    <Stack>
      <Facts
        facts={[
          [t('own.now'), own.hasLoginId ? <MailText key="now">{own.loginId}</MailText> : t('own.none')],
          ...(formerIds.length > 0
            ? [[t('own.former'), <FormerIds key="former" formerIds={formerIds} />] as const]
            : []),
        ]}
      />
      {!isFree && <OpenRequest own={own} />}
      {request?.state === 'rejected' && (
        <Callout tone="warning" title={t('own.refused', { loginId: request.wantedId || request.oldId })}>
          <p>{t('own.reason', { reason: request.reason })}</p>
        </Callout>
      )}
      {isFree && !period.isOpen && (
        <p>{period.from === '' ? t('own.closed') : t('own.period', { from: day(period.from), to: day(period.to) })}</p>
      )}
      {isFree && period.isOpen && (
        <Actions>
          <Button aria-haspopup="dialog" onClick={() => setAsks(own.hasLoginId ? 'change' : 'new')}>
            {t(own.hasLoginId ? 'own.change' : 'own.new')}
          </Button>
          {formerIds.length > 0 && (
            <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsks('release')}>
              {t('own.release')}
            </Button>
          )}
        </Actions>
      )}
      {asks && (
        <Suspense>
          <OwnIdPopup own={own} type={asks} onClose={() => setAsks(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}

function OpenRequest({ own: { request } }: { readonly own: OwnLoginId }) {
  const t = useText();
  const { toast, showError, confirm } = useNotices();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  if (!request) return null;
  const { requestId, type, state } = request;
  const loginId = request.wantedId || request.oldId;
  const isApproved = state === 'approved';
  const send = async (act: 'cancel' | 'confirm') => {
    const question = t(type === 'release' ? 'own.confirmReleaseAsk' : 'own.confirmAsk', { loginId });
    if (act === 'confirm' && !(await confirm(question, { ok: t('own.confirm') }))) return;
    setBusy(true);
    try {
      await call(act === 'cancel' ? cancelIdRequest : confirmIdRequest, { params: { requestId } });
      // Said at once: what is read again after it, for the bar and the profile show the ID too, may take its time.
      toast(t(act === 'cancel' ? 'own.cancelled' : type === 'release' ? 'own.released' : 'own.changed', { loginId }));
      await queries.invalidateQueries();
    } catch (error) {
      await showError(error);
      await queries.invalidateQueries({ queryKey: ownLoginIdQuery.queryKey });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Callout
      tone={isApproved ? 'success' : 'info'}
      title={t(
        isApproved
          ? type === 'release'
            ? 'own.releaseApproved'
            : 'own.approved'
          : type === 'release'
            ? 'own.releaseWaits'
            : 'own.waits',
        { loginId },
      )}
    >
      <p>{t(isApproved ? 'own.approvedText' : 'own.waitsText')}</p>
      <Actions>
        {isApproved && (
          <Button variant="primary" busy={isBusy} onClick={() => void send('confirm')}>
            {t('own.confirm')}
          </Button>
        )}
        <Button busy={isBusy} onClick={() => void send('cancel')}>
          {t('own.cancel')}
        </Button>
      </Actions>
    </Callout>
  );
}
