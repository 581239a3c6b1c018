import {
  type AddressPerson,
  changeSharedAddress,
  createSharedAddress,
  deleteSharedAddress,
  type ReadSharedAddress,
} from '@madang/contract/workplace/shared-addresses/routes.ts';
import { sharedAddressLimits } from '@madang/contract/workplace/shared-addresses/limits.ts';
import { type SharedAddressInput, sharedAddressInput } from '@madang/contract/workplace/shared-addresses/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { can } from '../../../../kernel/calls/can.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { useDone } from '../../../../ui/repeated/repeated.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { AddressField } from './address-field.tsx';
import { PeopleField } from './people-field.tsx';

const parts = ['members', 'senders', 'owners'] as const;

interface FormProps {
  /** Absent: a new one. */
  readonly address?: ReadSharedAddress;
  readonly domains: readonly string[];
  readonly load: () => Promise<void>;
  readonly onClose: () => void;
}

/** The fields of a shared address; the address of one that exists stays. */
export function SharedAddressForm({ address, domains, load, onClose }: FormProps) {
  const t = useText();
  const notices = useNotices();
  const done = useDone();
  const undoable = useUndoable();
  const reread = useReread();
  const [people, setPeople] = useState(() => peopleOf(address));
  const [initial] = useState(() => valuesOf(address, domains));
  const form = useForm({
    schema: sharedAddressInput,
    initial,
    refusals: useEditConflict(load),
    submit: async ({ sharedMailAddress, ...body }) => {
      const name = body.sharedAddressName;
      if (address) {
        const { sharedMailAddress: _own, ...expected } = initial;
        const params = { sharedAddressId: address.sharedAddressId };
        const changed = await sendChange(changeSharedAddress, { params, body: { ...body, expected } });
        await reread();
        undoable(t('saved', { name }), changed, reread);
      } else {
        await call(createSharedAddress, { body: { sharedMailAddress, ...body } });
        await reread();
        notices.toast(t('saved', { name }));
      }
      done(onClose);
    },
  });
  const mayChange = !address || can(address, 'change');
  return (
    <form {...form.formProps}>
      <Stack>
        <AddressField field={form.field('sharedMailAddress')} domains={domains} isFixed={address !== undefined} />
        <TextField {...form.field('sharedAddressName')} disabled={!mayChange} spellCheck />
        <TextField {...form.field('sharedAddressEnglishName')} disabled={!mayChange} lang="en" spellCheck />
        <TextField {...form.field('sharedAddressDescription')} disabled={!mayChange} spellCheck />
        {parts.map((part) => (
          <PeopleField
            key={part}
            field={form.field(part)}
            help={t(`people.${part}Help`)}
            limit={sharedAddressLimits[part]}
            people={people}
            isFixed={!mayChange}
            onFound={(person) => setPeople((known) => new Map(known).set(person.personId, person))}
          />
        ))}
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {address && can(address, 'delete') && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name: address.sharedAddressName })}
              remove={() => sendChange(deleteSharedAddress, { params: { sharedAddressId: address.sharedAddressId } })}
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}

function peopleOf(address: ReadSharedAddress | undefined): ReadonlyMap<string, AddressPerson> {
  const all = address ? parts.flatMap((part) => address[part]) : [];
  return new Map(all.map((person) => [person.personId, person]));
}

function valuesOf(address: ReadSharedAddress | undefined, domains: readonly string[]): SharedAddressInput {
  const idsOf = (part: (typeof parts)[number]) => address?.[part].map(({ personId }) => personId) ?? [];
  return {
    sharedMailAddress: address?.sharedMailAddress ?? `@${domains[0] ?? ''}`,
    sharedAddressName: address?.sharedAddressName ?? '',
    sharedAddressEnglishName: address?.sharedAddressEnglishName ?? '',
    sharedAddressDescription: address?.sharedAddressDescription ?? '',
    members: idsOf('members'),
    senders: idsOf('senders'),
    owners: idsOf('owners'),
  };
}
