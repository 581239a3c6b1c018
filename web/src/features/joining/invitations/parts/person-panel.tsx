import type { InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { invitePerson } from '@madang/contract/joining/invitations/routes.ts';
import { koreanCallingCode, splitPhone } from '@madang/contract/kernel/phone.ts';
import { lazy, Suspense, useRef, useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { type FieldBinding, useForm } from '../../../../kernel/form.ts';
import { wholeNumber } from '../../../../kernel/forms/phone-typing.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { MailIcon, PhoneIcon } from '../../../../ui/icons.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { Skeleton } from '../../../../ui/parts/states.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { loadMobileField } from '../../../people/people/section.ts';
import { useReread } from '../api.ts';
import { emptyInvitation, personForm } from '../invitation-form.ts';
import { useText } from '../texts.ts';
import { type IdDomains, RoleAssignmentFields } from './role-assignment-fields.tsx';
import { MessageLanguage } from './message-language.tsx';

const MobileField = lazy(async () => ({ default: await loadMobileField() }));

interface PanelProps {
  readonly services: readonly ServiceType[];
  readonly jobLists: JobLists;
  readonly domains: IdDomains;
  readonly onClose: () => void;
}

/** Invites one person by mail or SMS. */
export function PersonPanel(props: PanelProps) {
  const t = useText();
  return (
    <SidePanel title={t('invite')} onClose={props.onClose} beginsAtField repeats>
      <PersonForm {...props} />
    </SidePanel>
  );
}

function PersonForm({ services, jobLists, domains, onClose }: PanelProps) {
  const t = useText();
  const notices = useNotices();
  const done = useDone();
  const reread = useReread();
  const reader = useLanguage();
  const [initial] = useState(() => emptyInvitation(services, reader));
  const form = useForm({
    schema: personForm,
    initial,
    submit: async (body) => {
      await call(invitePerson, { body });
      notices.toast(t('sent'));
      done(onClose);
      await reread();
    },
  });
  const isMail = form.values.option === 'externalMail';
  const option = form.field('option');
  const recipient = { ...form.field('recipient'), required: true };
  const typed = useRef({ externalMail: '', mobile: '' });
  const choose = (selected: InvitationOption) => {
    typed.current[form.values.option] = recipient.value;
    option.onChange(selected);
    recipient.onChange(typed.current[selected]);
  };
  return (
    <form {...form.formProps}>
      <Stack>
        <RadioCards
          {...option}
          label={t('option.label')}
          columns={2}
          onChange={(selected) => selected !== '' && choose(selected)}
          options={[
            { value: 'externalMail', title: t('option.mail'), icon: <MailIcon /> },
            { value: 'mobile', title: t('option.mobile'), icon: <PhoneIcon /> },
          ]}
        />
        {isMail ? (
          <TextField {...recipient} lang="en" type="email" autoComplete="off" help={t('form.mailHelp')} />
        ) : (
          <Suspense fallback={<Skeleton lines={2} label={t('form.loading')} />}>
            <MobileRecipient field={recipient} />
          </Suspense>
        )}
        <MessageLanguage field={form.field('language')} />
        <RoleAssignmentFields form={form} services={services} jobLists={jobLists} domains={domains} />
        <FormActions submit={t('form.send')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The number in two parts, kept as the one that is sent. */
function MobileRecipient({ field }: { readonly field: FieldBinding<string> }) {
  const [phone, setPhone] = useState(() => {
    const { callingCode, parts } = splitPhone(field.value);
    return { countryCode: callingCode || koreanCallingCode, number: parts.join('-') };
  });
  const change = (next: typeof phone) => {
    setPhone(next);
    field.onChange(wholeNumber(next));
  };
  return <MobileField {...field} value={phone} onChange={change} />;
}
