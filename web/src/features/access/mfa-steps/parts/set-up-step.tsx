import type { SetUpWay } from '@madang/contract/access/mfa/rules.ts';
import { useState } from 'react';
import { toCallError } from '../../../../kernel/call-error.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { type AppSecret, RecoveryCodes, SecretStep, useFactorTexts } from '../../mfa/index.ts';
import { endings, endsSignIn, type Passed } from '../step-calls.ts';
import { beginApp, confirmApp, type Entered } from '../set-up-calls.ts';
import { useText } from '../texts.ts';
import { FirstPasskey } from './first-passkey.tsx';
import { WayBack } from './way-back.tsx';

interface SetUpStepProps {
  readonly ways: readonly SetUpWay[];
  readonly device: string;
  readonly onPassed: (passed: Passed) => void;
  readonly onEnded: (code: string) => void;
}

/** ACC-15: someone who has to have a second factor chooses one, sets it up and keeps the recovery codes. */
export function SetUpStep({ ways, device, onPassed, onEnded }: SetUpStepProps) {
  const t = useText();
  const own = useFactorTexts();
  const [secret, setSecret] = useState<AppSecret>();
  const [isPasskey, setPasskey] = useState(false);
  const [entered, setEntered] = useState<Entered>();
  const begin = useBeginning(setSecret, onEnded);
  const back = () => {
    setSecret(undefined);
    setPasskey(false);
  };
  if (entered) return <RecoveryCodes codes={entered.recoveryCodes} onDone={() => onPassed(entered)} />;
  if (secret) {
    return (
      <SecretStep
        secret={secret}
        onCode={async (code) => setEntered(await confirmApp(code))}
        refusals={Object.fromEntries(endings.map((code) => [code, () => onEnded(code)]))}
        cancelLabel={t('setUp.back')}
        onCancel={back}
      />
    );
  }
  if (isPasskey) return <FirstPasskey device={device} onEntered={setEntered} onEnded={onEnded} onCancel={back} />;
  return (
    <Stack>
      <p>{t('setUp.lead')}</p>
      {ways.includes('passkey') && 'PublicKeyCredential' in window && (
        <Button variant="primary" block onClick={() => setPasskey(true)}>
          {own('passkeys.add')}
        </Button>
      )}
      <Button block busy={begin.isBusy} onClick={() => void begin.app()}>
        {own('app.add')}
      </Button>
      <WayBack />
    </Stack>
  );
}

/** Asks for a secret; a sign-in that is over is announced, whatever else fails may be tried again. */
function useBeginning(onSecret: (secret: AppSecret) => void, onEnded: (code: string) => void) {
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const app = async () => {
    setBusy(true);
    try {
      onSecret(await beginApp());
    } catch (thrown) {
      const { errorCode } = toCallError(thrown);
      if (endsSignIn(errorCode)) return onEnded(errorCode);
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, app };
}
