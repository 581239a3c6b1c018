import { useEffect, useState } from 'react';
import { toCallError } from '../../../../kernel/call-error.ts';
import { thrownText } from '../../../../kernel/error-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { passWithOwnPasskey } from '../pass-with-passkey.ts';
import { endsSignIn, type Passed } from '../step-calls.ts';
import { useText } from '../texts.ts';

interface PasskeyFormProps {
  readonly isTrusting: boolean;
  readonly onPassed: (passed: Passed) => void;
  readonly onEnded: (code: string) => void;
}

/** One press opens the browser's own window; it opens by no other means, for no one asked for it. */
export function PasskeyForm({ isTrusting, onPassed, onEnded }: PasskeyFormProps) {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pass = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const passed = await passWithOwnPasskey(isTrusting);
      // Busy until the page has left.
      if (passed) return onPassed(passed);
      setFailure(t('passkey.notUsed'));
    } catch (thrown) {
      const { errorCode } = toCallError(thrown);
      if (endsSignIn(errorCode)) return onEnded(errorCode);
      setFailure(thrownText(thrown));
    }
    setBusy(false);
  };
  useEffect(() => document.querySelector<HTMLElement>('[data-way="passkey"]')?.focus(), []);
  return (
    <Stack>
      {failure !== undefined && (
        <Callout tone="warning" isNews>
          {failure}
        </Callout>
      )}
      <Button variant="primary" block busy={isBusy} data-way="passkey" onClick={() => void pass()}>
        {t('passkey.use')}
      </Button>
    </Stack>
  );
}
