import { readTicket, ticketConsent, ticketLimits } from '@madang/contract/kernel/access/desk-ticket.ts';
import * as z from 'zod/mini';
import { setTicket } from '../../kernel/calls/desk-ticket.ts';
import { useForm } from '../../kernel/form.ts';
import { textsOf } from '../../kernel/use-texts.ts';
import { Popup } from '../../ui/dialogs/popup.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';
import { FormActions } from '../../ui/fields/form-actions.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Stack } from '../../ui/parts/card.tsx';
import type { en } from './messages/en.ts';

const schema = z.object({ ticket: z.string(), hasAgreed: z.boolean() }).check(
  z.refine(({ ticket, hasAgreed }) => hasAgreed || readTicket(ticket) !== undefined, {
    path: ['ticket'],
    params: { code: 'DESK_TICKET', params: {} },
  }),
);
const useText = textsOf<typeof en>('desk-ticket');

/** REQ-04: the ticket, or the consent of the person, by which the service desk reads; once for all looks of a matter. */
export function TicketPopup({ onEnd }: { readonly onEnd: (given: boolean) => void }) {
  const t = useText();
  const form = useForm({
    schema,
    initial: { ticket: '', hasAgreed: false },
    judgedTogether: ['ticket', 'hasAgreed'],
    submit: async ({ ticket }) => {
      setTicket(readTicket(ticket) ?? ticketConsent);
      onEnd(true);
      return Promise.resolve();
    },
  });
  const cancel = () => onEnd(false);
  return (
    <Popup title={t('title')} onClose={cancel}>
      <form {...form.formProps}>
        <Stack>
          <p>{t('text')}</p>
          <TextField
            {...form.field('ticket')}
            label={t('ticket')}
            help={t('help', { max: ticketLimits.maxCharacters })}
          />
          <CheckField {...form.field('hasAgreed')} label={t('agreed')} />
          <FormActions submit={t('go')} busy={form.busy} onCancel={cancel} />
        </Stack>
      </form>
    </Popup>
  );
}
