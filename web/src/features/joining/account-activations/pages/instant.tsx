import { useState } from 'react';
import type { Platform } from '../../../../kernel/calls/platform.ts';
import { StepsCard } from '../../../access/identity-steps/index.ts';
import { AccountStep } from '../parts/account-step.tsx';
import { DoneView } from '../parts/done-view.tsx';
import { InstantStep } from '../parts/instant-step.tsx';
import { OpenPage } from '../parts/open-page.tsx';
import { useText } from '../texts.ts';
import { useAccount } from '../use-account.ts';

/** ACC-04: an instant account, whose first password the administrator has handed over. */
export function InstantPage() {
  return <OpenPage>{(platform) => <Activation platform={platform} />}</OpenPage>;
}

function Activation({ platform }: { readonly platform: Platform }) {
  const t = useText();
  const way = useAccount();
  const [loginId, setLoginId] = useState('');
  const { step, activated } = way;
  if (step === 'done' && activated) return <DoneView activated={activated} platform={platform} />;
  const isProven = step === 'account';
  return (
    <StepsCard
      step={step}
      title={t(isProven ? 'titles.account' : 'titles.instant')}
      lead={t(isProven ? 'leads.account' : 'leads.instant')}
      stepsLabel={t('steps.label')}
      steps={{ identify: t('steps.initial'), account: t('steps.account') }}
    >
      {isProven ? (
        <AccountStep way={way} />
      ) : (
        <InstantStep
          way={way}
          validDays={platform.initialPasswordDays}
          loginId={loginId}
          onProven={(proven) => {
            setLoginId(proven);
            way.prove();
          }}
        />
      )}
    </StepsCard>
  );
}
