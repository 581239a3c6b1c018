import { sharedAddressLimits } from '@madang/contract/workplace/shared-addresses/limits.ts';
import {
  type AddressPerson,
  changeOwnMembers,
  type OwnSharedAddress,
} from '@madang/contract/workplace/shared-addresses/routes.ts';
import { ownMembers } from '@madang/contract/workplace/shared-addresses/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Popup } from '../../../../ui/dialogs/popup.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { PeopleField } from './people-field.tsx';

interface OwnMembersProps {
  readonly address: OwnSharedAddress;
  readonly members: readonly AddressPerson[];
  readonly name: string;
}

/** LBL-01: members of an address that the reader owns, changed without an administrator. */
export function OwnMembers(props: OwnMembersProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('own.change')}
      </Button>
      {isOpen && (
        <Popup title={t('own.membersOf', { name: props.name })} onClose={close}>
          <MembersForm {...props} onClose={close} />
        </Popup>
      )}
    </div>
  );
}

function MembersForm({ address, members, name, onClose }: OwnMembersProps & { readonly onClose: () => void }) {
  const t = useText();
  // The portal has neither the console's words of an undo nor those of a conflict.
  const { toast } = useNotices();
  const reread = useReread();
  const [people, setPeople] = useState(() => new Map(members.map((person) => [person.personId, person])));
  const [expected] = useState(() => members.map(({ personId }) => personId));
  const form = useForm({
    schema: ownMembers,
    initial: { members: expected },
    submit: async ({ members: wanted }) => {
      const params = { sharedAddressId: address.sharedAddressId };
      await call(changeOwnMembers, { params, body: { members: wanted, expected } });
      await reread();
      toast(t('own.changed', { name }));
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <PeopleField
          field={form.field('members')}
          help={t('people.membersHelp')}
          limit={sharedAddressLimits.members}
          people={people}
          isFixed={false}
          onFound={(person) => setPeople((known) => new Map(known).set(person.personId, person))}
        />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
      </Stack>
    </form>
  );
}
