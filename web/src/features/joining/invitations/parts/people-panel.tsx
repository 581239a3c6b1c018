import type { ServiceType } from '@madang/contract/ground/companies/service-types.ts';
import { invitationLimits } from '@madang/contract/joining/invitations/limits.ts';
import {
  checkRecipients,
  invitePeople,
  type peopleInvitation,
} from '@madang/contract/joining/invitations/list-routes.ts';
import type { PeopleRow } from '@madang/contract/people/people/people-rows/read-people-rows.ts';
import type { JobLists } from '@madang/contract/people/people/routes.ts';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { type CheckedEntry, checkedList, entriesOf, type ListEntry, textOf } from '../checked-list.ts';
import { emptyInvitation, pastedPeople, peopleForm } from '../invitation-form.ts';
import { useText } from '../texts.ts';
import { CheckedList } from './checked-list.tsx';
import { type IdDomains, RoleAssignmentFields } from './role-assignment-fields.tsx';
import { MessageLanguage } from './message-language.tsx';
import { SentList } from './sent-list.tsx';

interface PanelProps {
  readonly services: readonly ServiceType[];
  readonly jobLists: JobLists;
  readonly domains: IdDomains;
  readonly onClose: () => void;
}

type Invitation = z.output<typeof peopleInvitation>;

/** Stage of a list: typing, checked, sent. */
type Stage =
  | { readonly name: 'typing' }
  | { readonly name: 'checked'; readonly entries: readonly CheckedEntry[]; readonly leftToday: number }
  | {
      readonly name: 'sent';
      readonly runId: string;
      readonly sent: readonly CheckedEntry[];
      readonly kept: readonly CheckedEntry[];
    };

/** INV-07: a pasted list of addresses, looked at line by line before anything is sent. */
export function PeoplePanel({ services, jobLists, domains, onClose }: PanelProps) {
  const t = useText();
  const reader = useLanguage();
  const notices = useNotices();
  const reread = useReread();
  const [initial] = useState(() => emptyInvitation(services, reader));
  const [stage, setStage] = useState<Stage>({ name: 'typing' });
  const [headings, setHeadings] = useState<readonly PeopleRow[]>([]);
  const [invitation, setInvitation] = useState<Invitation>();

  const look = async (entries: readonly ListEntry[], departmentCode: string) => {
    const body = { recipients: entries.map(({ recipient }) => recipient), departmentCode };
    const { items, leftToday } = await call(checkRecipients, { body });
    setStage({ name: 'checked', entries: checkedList(entries, items), leftToday });
  };
  const form = useForm({
    schema: peopleForm,
    initial,
    submit: async (body) => {
      setInvitation(body);
      const pasted = pastedPeople(form.values.recipients);
      setHeadings(pasted.headings);
      await look(entriesOf(pasted.people), body.departmentCode);
    },
  });
  const lookAgain = (entries: readonly CheckedEntry[]) => look(entries, invitation?.departmentCode ?? '');
  const send = async (entries: readonly CheckedEntry[]) => {
    if (!invitation) return;
    const sent = entries.filter(({ fault }) => !fault);
    const recipients = sent.map(({ recipient }) => recipient);
    const { runId } = await call(invitePeople, { body: { ...invitation, recipients } });
    setStage({ name: 'sent', runId, sent, kept: entries.filter(({ fault }) => fault) });
  };
  const acting = async (work: Promise<void>) => {
    try {
      await work;
    } catch (thrown) {
      await notices.showError(thrown);
    }
  };
  const goBack = (entries: readonly CheckedEntry[]) => {
    form.set('recipients', textOf(entries));
    setStage({ name: 'typing' });
  };
  return (
    <SidePanel title={t('inviteMany')} onClose={onClose} beginsAtField>
      {stage.name === 'typing' && (
        <form {...form.formProps}>
          <Stack>
            <TextAreaField
              {...form.field('recipients')}
              required
              rows={8}
              help={t('many.help', { max: invitationLimits.addressesPerList })}
            />
            <MessageLanguage field={form.field('language')} />
            <RoleAssignmentFields form={form} services={services} jobLists={jobLists} domains={domains} />
            <FormActions submit={t('many.check')} busy={form.busy} onCancel={onClose} />
          </Stack>
        </form>
      )}
      {stage.name === 'checked' && (
        <CheckedList
          entries={stage.entries}
          headings={headings}
          leftToday={stage.leftToday}
          onChange={(entries) => setStage({ ...stage, entries })}
          onCheck={() => acting(lookAgain(stage.entries))}
          onSend={() => acting(send(stage.entries))}
          onBack={() => goBack(stage.entries)}
        />
      )}
      {stage.name === 'sent' && (
        <SentList
          runId={stage.runId}
          sent={stage.sent}
          kept={stage.kept}
          onEnded={reread}
          onMend={(entries) => acting(lookAgain(entries))}
          onClose={onClose}
        />
      )}
    </SidePanel>
  );
}
