import { UnavailablePage } from '../../../../kernel/pages/unavailable.tsx';
import { LinkButton } from '../../../../ui/button.tsx';
import { Facts } from '../../../../ui/parts/card.tsx';
import { useSignUpTexts } from '../texts.ts';

/** SGN-09: the operator has closed the registration. A contact is shown where the operator has said so. */
export function ClosedPage({ contactCentre }: { readonly contactCentre: string | null }) {
  const t = useSignUpTexts();
  return (
    <UnavailablePage text={t('closed.text')}>
      {contactCentre !== null && <Facts facts={[[t('closed.contactCentre'), contactCentre]]} />}
      <LinkButton variant="primary" href="/loginapp" block>
        {t('closed.logIn')}
      </LinkButton>
    </UnavailablePage>
  );
}
