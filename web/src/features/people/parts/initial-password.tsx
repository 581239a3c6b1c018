import { useCopy } from '../../../kernel/calls/use-copy.ts';
import { issueInitialPassword } from '@madang/contract/account-activations/routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useNotices } from '../../../kernel/notices.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyIcon, KeyIcon } from '../../../ui/icons.tsx';
import { Callout } from '../../../ui/parts/callout.tsx';
import { Actions, Facts, Stack } from '../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';
import { exactTime } from './employee-table.tsx';

type Issued = AnswerOf<typeof issueInitialPassword>;

/** Where an instant account is activated. */
const instantPath = '/userapp/register/instant';

/** ACC-04: an instant account for someone who waits; the password is shown once and kept nowhere. */
export function InitialPassword({ personId }: { readonly personId: string }) {
  const t = useText();
  const notices = useNotices();
  const [issued, setIssued] = useState<Issued>();
  const [isBusy, setBusy] = useState(false);
  const issue = async () => {
    setBusy(true);
    try {
      setIssued(await call(issueInitialPassword, { params: { personId } }));
    } catch (thrown) {
      await notices.showError(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack tight>
      {issued && <Shown issued={issued} />}
      <Actions>
        <Button icon={<KeyIcon />} busy={isBusy} onClick={() => void issue()}>
          {t('initial.issue')}
        </Button>
      </Actions>
    </Stack>
  );
}

function Shown({ issued }: { readonly issued: Issued }) {
  const t = useText();
  const language = useLanguage();
  const address = new URL(instantPath, location.origin).href;
  const { loginId, password } = issued;
  const copy = useCopy({ copied: t('initial.copied'), failed: t('initial.copyFailed') });
  return (
    <Callout tone="warning" title={t('initial.title')} isNews>
      <Stack tight>
        <p>{t('initial.once', { date: exactTime(issued.validUntil, language) })}</p>
        <p>
          {t('initial.text')} <span lang="en">{address}</span>
        </p>
        <Facts
          facts={[
            [t('columns.loginId'), <Plain key="id" text={loginId} />],
            [t('initial.title'), <Plain key="password" text={password} />],
          ]}
        />
        <Button icon={<CopyIcon />} onClick={() => copy([address, loginId, password].join('\n'))}>
          {t('initial.copy')}
        </Button>
      </Stack>
    </Callout>
  );
}

/** Latin letters whatever the page speaks (ACS-06). */
function Plain({ text }: { readonly text: string }) {
  return <span lang="en">{text}</span>;
}
