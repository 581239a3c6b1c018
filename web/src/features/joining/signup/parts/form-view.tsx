import { makesCompany } from '@madang/contract/ground/companies/service-types.ts';
import { usePageTitle } from '../../../../kernel/document-title.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChevronLeftIcon } from '../../../../ui/icons.tsx';
import { PageCard, Stack } from '../../../../ui/parts/card.tsx';
import { Callout } from '../../../../ui/parts/callout.tsx';
import { isConnected } from '../services/is-connected.ts';
import { choicePath } from '../places.ts';
import { useSignUpTexts } from '../texts.ts';
import type { CountriesInForm } from '../use-countries.ts';
import type { SignUp } from '../use-sign-up.ts';
import { AccountSection } from './account-section.tsx';
import { PersonSection } from './person-section.tsx';
import { PlanPoints } from './plan-points.tsx';
import { signUpMinutes, SignUpSteps } from './sign-up-steps.tsx';
import { SubmitRow } from './submit-row.tsx';
import { TermsSection } from './terms-section.tsx';
import { VerificationSection } from './verification-section.tsx';

interface FormViewProps {
  readonly signUp: SignUp;
  readonly countries: CountriesInForm;
  readonly go: (path: string) => void;
}

/** SGN-01: everything that a sign-up asks for, on one page. */
export function FormView({ signUp, countries, go }: FormViewProps) {
  const t = useSignUpTexts();
  const title = makesCompany(signUp.service)
    ? t('form.companyTitle')
    : t('form.title', { service: t(`services.${signUp.service}.name`) });
  usePageTitle(title);
  const { services } = signUp.platform;
  return (
    <PageCard title={title} lead={t('form.lead', { minutes: signUpMinutes })} steps={<SignUpSteps step="details" />}>
      <div>
        <Button variant="quiet" small flush icon={<ChevronLeftIcon size={16} />} onClick={() => go(choicePath)}>
          {t('form.change')}
        </Button>
      </div>
      {!isConnected(signUp.service, services) && <Callout tone="info">{t('choice.notConnected')}</Callout>}
      <PlanPoints service={signUp.service} services={services} />
      <form {...signUp.form.formProps}>
        <Stack>
          <AccountSection signUp={signUp} />
          <PersonSection signUp={signUp} countries={countries} />
          <VerificationSection signUp={signUp} />
          <TermsSection signUp={signUp} />
          <SubmitRow signUp={signUp} />
        </Stack>
      </form>
    </PageCard>
  );
}
