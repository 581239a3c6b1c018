import { pages } from '@madang/contract/index.ts';
import { targetOf } from '@madang/contract/access/accounts/sign-in-target.ts';
import { consentAddresses } from '@madang/contract/kernel/addresses.ts';
import type { Waiting } from '@madang/contract/access/consents/routes.ts';
import { useEffect, useEffectEvent } from 'react';
import { toCallError } from '../../../../kernel/call-error.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { factorWith } from '../../../../kernel/pages/waiting-sign-in.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { LinkButton } from '../../../../ui/button.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { LostDrawing } from '../../../../ui/drawings/lost-drawing.tsx';
import { begin, readAgreements } from '../api.ts';
import { ConsentCard } from '../parts/consent-form.tsx';
import { TitledCard } from '../parts/titled-card.tsx';
import { useText } from '../texts.ts';
import { leaveForTarget } from '../use-consent.ts';

/** RCN: anyone who has changed terms to answer comes here from the sign-in, or out of a running session. */
export function ConsentPage() {
  const t = useText();
  const { data, failure, reload } = useLoaded('consent', load);
  const isDenied = failure !== undefined && toCallError(failure).errorCode === 'MB_M_DENY_PAGE';
  const isFactorMissing = failure !== undefined && toCallError(failure).errorCode === 'FACTOR_NEEDED';
  useFailure(isDenied || isFactorMissing ? undefined : failure);
  useMissingFactor(isFactorMissing);
  useSettled(data?.waiting);
  if (isDenied) {
    return (
      <TitledCard title={t('denied.title')} lead={t('denied.text')} drawing={<LostDrawing />}>
        <LinkButton href="/loginapp" variant="primary" block>
          {t('denied.logIn')}
        </LinkButton>
      </TitledCard>
    );
  }
  if (!data?.waiting) {
    return (
      <TitledCard title={t('title.again')}>
        <Skeleton lines={6} label={t('loading')} />
      </TitledCard>
    );
  }
  return <ConsentCard waiting={data.waiting} agreements={data.agreements} readAgain={reload} />;
}

async function load() {
  const waiting = await begin();
  return { waiting, agreements: waiting ? await readAgreements() : [] };
}

/** RCN-06: refusal where the accepted text could not be read. */
function useFailure(failure: unknown): void {
  const notices = useNotices();
  const notify = useEffectEvent(async () => {
    await notices.showError(failure);
    location.replace('/userapp/error');
  });
  useEffect(() => {
    if (failure !== undefined) void notify();
  }, [failure]);
}

/** ACC-12: the terms come after the second factor, and anyone who opens their address before is led there. */
function useMissingFactor(isMissing: boolean): void {
  useEffect(() => {
    if (isMissing) location.replace(factorWith(targetOf(location.search, pages, location.origin)));
  }, [isMissing]);
}

/** The address says which of the two it is; with nothing to answer the way goes on. */
function useSettled(waiting: Waiting | null | undefined): void {
  useEffect(() => {
    if (waiting === null) leaveForTarget();
    if (waiting) {
      const path = consentAddresses[waiting.isFirst ? 'first' : 'again'];
      history.replaceState(history.state, '', path + location.search);
    }
  }, [waiting]);
}
