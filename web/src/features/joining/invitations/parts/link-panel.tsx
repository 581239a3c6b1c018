import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import { makeInvitationLink } from '@madang/contract/joining/invitations/routes.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { emptyInvitation, linkForm } from '../invitation-form.ts';
import { useText } from '../texts.ts';
import { type IdDomains, RoleAssignmentFields } from './role-assignment-fields.tsx';
import { NewLink } from './new-link.tsx';

interface PanelProps {
  readonly services: readonly ServiceType[];
  readonly jobLists: JobLists;
  readonly domains: IdDomains;
  readonly onClose: () => void;
}

/** A shared link, and then the link itself: the one time that it is shown. */
export function LinkPanel({ services, jobLists, domains, onClose }: PanelProps) {
  const t = useText();
  const [link, setLink] = useState<string>();
  return (
    <SidePanel title={t(link === undefined ? 'makeLink' : 'link.title')} onClose={onClose}>
      {link === undefined ? (
        <LinkForm services={services} jobLists={jobLists} domains={domains} onMade={setLink} onCancel={onClose} />
      ) : (
        <NewLink link={link} onClose={onClose} />
      )}
    </SidePanel>
  );
}

interface LinkFormProps {
  readonly services: readonly ServiceType[];
  readonly jobLists: JobLists;
  readonly domains: IdDomains;
  readonly onMade: (link: string) => void;
  readonly onCancel: () => void;
}

function LinkForm({ services, jobLists, domains, onMade, onCancel }: LinkFormProps) {
  const t = useText();
  const reread = useReread();
  const language = useLanguage();
  const [initial] = useState(() => emptyInvitation(services, language));
  const form = useForm({
    schema: linkForm,
    initial,
    submit: async (body) => {
      const { link } = await call(makeInvitationLink, { body });
      onMade(link);
      await reread();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <NumberField {...form.field('uses')} min={1} max={invitationLimits.usesPerLink} />
        <TextField {...form.field('allowedDomains')} lang="en" help={t('form.domainsHelp')} />
        <RoleAssignmentFields form={form} services={services} jobLists={jobLists} domains={domains} />
        <FormActions submit={t('form.make')} busy={form.busy} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
