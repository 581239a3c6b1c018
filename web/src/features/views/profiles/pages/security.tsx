import { LinkButton } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/parts/card.tsx';
import { DevicesSection } from '../../../access/known-devices/index.ts';
import { FactorsSection } from '../../../access/mfa/index.ts';
import { PinSection } from '../../../access/recovery-pins/index.ts';
import { HintsSection } from '../../../access/security-questions/index.ts';
import { SessionsSection, useOfferToEndOthers } from '../../../ground/sessions/index.ts';
import { AccountFrame } from '../parts/account-frame.tsx';
import { useText } from '../texts.ts';

/** Page of the user's own password, second factors and sessions. */
export function SecurityPage() {
  const t = useText();
  const offerToEndOthers = useOfferToEndOthers();
  return (
    <AccountFrame section="security">
      <Section title={t('security.password')} help={t('security.passwordHelp')}>
        <div>
          <LinkButton href="/loginapp/password/change">{t('security.changePassword')}</LinkButton>
        </div>
      </Section>
      <FactorsSection onChanged={offerToEndOthers} />
      <PinSection />
      <HintsSection />
      <SessionsSection />
      <DevicesSection />
    </AccountFrame>
  );
}
