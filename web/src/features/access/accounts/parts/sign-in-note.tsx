import type { CallError } from '../../../../kernel/call-error.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { formatClock } from '../../../../kernel/formats.ts';
import type { SignInReason } from '../../../../kernel/pages/sign-in-target.ts';
import { useStandingTexts } from '../../../../kernel/pages/texts.ts';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Countdown } from '../../../../ui/parts/countdown.tsx';
import { useText } from '../texts.ts';
import type { SignInWait } from '../use-sign-in-wait.ts';

/** Reason of a refused sign-in: an error of the call, a closed passkey window, or refused cookies. */
export type SignInRefusal = CallError | 'noPasskey' | 'noCookies';

interface SignInNoteProps {
  readonly reason: SignInReason | undefined;
  readonly refusal: SignInRefusal | undefined;
  readonly wait: SignInWait;
}

/** The one note above the form: the wait, else the refusal, else why the person is here. */
export function SignInNote({ reason, refusal, wait }: SignInNoteProps) {
  const t = useText();
  const standing = useStandingTexts();
  if (wait.secondsLeft !== undefined && !refusal) return <WaitNote secondsLeft={wait.secondsLeft} />;
  if (refusal === 'noPasskey') {
    return (
      <Callout tone="warning" isNews>
        <p>{t('logIn.passkeyNotUsed')}</p>
      </Callout>
    );
  }
  if (refusal === 'noCookies') {
    return (
      <Callout tone="danger" isNews>
        <p>{standing('noCookies')}</p>
      </Callout>
    );
  }
  if (refusal) {
    return (
      // Who waits for an approval did nothing wrong.
      <Callout tone={refusal.errorCode === 'APPROVAL_AWAITED' ? 'info' : 'danger'} isNews>
        <p>{thrownText(refusal)}</p>
      </Callout>
    );
  }
  if (!reason) return null;
  return (
    <Callout tone={reason === 'out' || reason === 'everywhere' ? 'success' : 'info'}>
      <p>{t(`logIn.reasons.${reason}`)}</p>
    </Callout>
  );
}

function WaitNote({ secondsLeft }: { readonly secondsLeft: number }) {
  const t = useText();
  const announcements = { 60: t('logIn.wait60'), 30: t('logIn.wait30'), 0: t('logIn.waitOver') };
  if (secondsLeft === 0) {
    return (
      <Callout tone="info" isNews>
        <p>{t('logIn.waitOver')}</p>
      </Callout>
    );
  }
  return (
    <Callout tone="warning" title={t('logIn.waitTitle')}>
      <p role="alert">{t('logIn.waitText')}</p>
      <p>
        <span>{t('logIn.waitLabel')}</span>{' '}
        <Countdown
          label={t('logIn.waitLabel')}
          secondsLeft={secondsLeft}
          clock={formatClock(secondsLeft)}
          announcements={announcements}
        />
      </p>
    </Callout>
  );
}
