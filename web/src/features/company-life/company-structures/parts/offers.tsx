import {
  acceptStructureOffer,
  declineStructureOffer,
  type StructureOfferRow,
  withdrawStructureOffer,
} from '@madang/contract/company-life/company-structures/routes.ts';
import { structureConfirmation } from '@madang/contract/company-life/company-structures/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { formatDate } from '../../../../kernel/formats.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { PasswordField } from '../../../../ui/fields/password-field.tsx';
import { Actions, Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { useNamesOf, useReread } from '../api.ts';
import { useText } from '../texts.ts';

/** Shows the offers that wait for an answer by this company or another one. */
export function Offers({ offers }: { readonly offers: readonly StructureOfferRow[] }) {
  const t = useText();
  const [accepting, setAccepting] = useState<StructureOfferRow>();
  return (
    <Card>
      <Section title={t('offers')}>
        <Stack>
          {offers.map((offer) => (
            <Offer key={offer.structureOfferId} offer={offer} onAccept={() => setAccepting(offer)} />
          ))}
        </Stack>
      </Section>
      {accepting && <AcceptPopup offer={accepting} onClose={() => setAccepting(undefined)} />}
    </Card>
  );
}

/** Returns the sentence that states an offer's request. */
function useSentence() {
  const t = useText();
  const names = useNamesOf();
  return (offer: StructureOfferRow) => {
    const params = { company: names.ofCompany(offer) || offer.companyCode, structure: names.ofStructure(offer) };
    return offer.isReceived ? t(`asked.${offer.kind}`, params) : t(`waits.${offer.kind}`, params);
  };
}

interface OfferProps {
  readonly offer: StructureOfferRow;
  readonly onAccept: () => void;
}

function Offer({ offer, onAccept }: OfferProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useReread();
  const sentence = useSentence()(offer);
  const [busy, setBusy] = useState(false);
  const params = { structureOfferId: offer.structureOfferId };
  const end = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true);
    try {
      await work();
      notices.toast(said);
    } catch (thrown) {
      await notices.showError(thrown);
    }
    setBusy(false);
    await reread();
  };
  return (
    <Stack tight>
      <p>{sentence}</p>
      <p>{t('until', { date: formatDate(offer.expiresAt, language, 'dateTime') })}</p>
      <Actions>
        {can(offer, 'accept') && (
          <Button variant="primary" onClick={onAccept}>
            {t('accept')}
          </Button>
        )}
        {can(offer, 'decline') && (
          <Button busy={busy} onClick={() => void end(() => call(declineStructureOffer, { params }), t('declined'))}>
            {t('decline')}
          </Button>
        )}
        {can(offer, 'withdraw') && (
          <Button busy={busy} onClick={() => void end(() => call(withdrawStructureOffer, { params }), t('withdrawn'))}>
            {t('withdraw')}
          </Button>
        )}
      </Actions>
    </Stack>
  );
}

interface AcceptPopupProps {
  readonly offer: StructureOfferRow;
  readonly onClose: () => void;
}

function AcceptPopup({ offer, onClose }: AcceptPopupProps) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  const sentence = useSentence()(offer);
  const form = useForm({
    schema: structureConfirmation,
    initial: { password: '' },
    submit: async (body) => {
      await call(acceptStructureOffer, { params: { structureOfferId: offer.structureOfferId }, body });
      onClose();
      notices.toast(t(`accepted.${offer.kind}`));
      await reread();
    },
  });
  return (
    <Popup title={t('accept')} onClose={onClose}>
      <form {...form.formProps}>
        <Stack>
          <p>{sentence}</p>
          {offer.kind === 'join' && <p>{t('seen')}</p>}
          <PasswordField
            {...form.field('password')}
            required
            autoComplete="current-password"
            help={t('passwordHelp')}
          />
          <FormActions submit={t('accept')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </Popup>
  );
}
