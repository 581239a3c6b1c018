import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { Platform } from '../../../../kernel/calls/platform.ts';
import { Stack } from '../../../../ui/parts/card.tsx';
import type { Invited } from '../invited.ts';
import { useCountries } from '../use-countries.ts';
import { useSignUp } from '../use-sign-up.ts';
import { AccountSection } from './account-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SubmitRow } from './submit-row.tsx';
import { TermsSection } from './terms-section.tsx';
import { VerificationSection } from './verification-section.tsx';

interface InvitedFormProps {
  readonly service: ServiceType;
  /** Company with its password rules. */
  readonly platform: Platform;
  readonly invited: Invited;
}

/** INV-05: the sign-up's form for someone whose company is known; its end is the invitation's. */
export function InvitedForm({ service, platform, invited }: InvitedFormProps) {
  const signUp = useSignUp(service, platform, noResult, invited);
  const countries = useCountries();
  return (
    <form {...signUp.form.formProps}>
      <Stack>
        <AccountSection signUp={signUp} />
        <PersonSection signUp={signUp} countries={countries} />
        <VerificationSection signUp={signUp} />
        <TermsSection signUp={signUp} />
        <SubmitRow signUp={signUp} />
      </Stack>
    </form>
  );
}

/** The free sign-up's result; who joins gets the invitation's own. */
function noResult() {}
