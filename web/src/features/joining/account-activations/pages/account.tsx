import type { Platform } from '../../../../kernel/calls/platform.ts';
import { useLoaded } from '../../../../kernel/use-loaded.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { loadCodeSurroundings } from '../../../../kernel/calls/one-time-code.ts';
import { CodeStep, needsCode, StepsCard } from '../../../access/identity-steps/index.ts';
import { AccountStep } from '../parts/account-step.tsx';
import { DoneView } from '../parts/done-view.tsx';
import { IdentifyStep } from '../parts/identify-step.tsx';
import { OpenPage } from '../parts/open-page.tsx';
import { useText } from '../texts.ts';
import { useAccount } from '../use-account.ts';

/** ACC-05: the account of a person registered by the company, by key, mail or mobile. */
export function AccountPage() {
  return <OpenPage>{(platform) => <Registration platform={platform} />}</OpenPage>;
}

function Registration({ platform }: { readonly platform: Platform }) {
  const t = useText();
  const language = useLanguage();
  const way = useAccount();
  const { data } = useLoaded(language, () => loadCodeSurroundings(language));
  const { step, sent, activated } = way;
  if (step === 'done' && activated) return <DoneView activated={activated} platform={platform} />;
  const shown = step === 'done' ? 'account' : step;
  return (
    <StepsCard
      step={step}
      title={t(`titles.${shown}`)}
      lead={t(`leads.${shown}`)}
      stepsLabel={t('steps.label')}
      steps={{
        identify: t('steps.identify'),
        ...(needsCode(way.option) ? { code: t('steps.code') } : {}),
        account: t('steps.account'),
      }}
    >
      {/* Kept while the code is awaited, so that going back finds what was typed. */}
      <div hidden={step !== 'identify'}>
        <IdentifyStep way={way} callingCodes={data?.callingCodes ?? []} />
      </div>
      {step === 'code' && sent && <CodeStep way={way} sent={sent} digits={data?.codeDigits} />}
      {step === 'account' && <AccountStep way={way} />}
    </StepsCard>
  );
}
