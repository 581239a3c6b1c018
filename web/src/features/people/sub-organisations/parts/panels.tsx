import { readsKorean } from '@madang/contract/kernel/languages.ts';
import {
  changeSubOrganisation,
  createSubOrganisation,
  deleteSubOrganisation,
  type SubOrganisationRow,
} from '@madang/contract/people/sub-organisations/routes.ts';
import { subOrganisationLimits } from '@madang/contract/people/sub-organisations/limits.ts';
import {
  subOrganisationChange,
  subOrganisationInput,
  type SubOrganisationNames,
} from '@madang/contract/people/sub-organisations/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { PlacedDepartments } from './placed-departments.tsx';
import { PlacedPeople } from './placed-people.tsx';
import { useText } from '../texts.ts';

interface PanelProps {
  readonly onClose: () => void;
}

/** Returns the handler that runs after a form is saved. */
function useSaved(onClose: () => void) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useReread();
  return async (names: SubOrganisationNames) => {
    await reread();
    const name = readsKorean(language) ? names.subOrganisationName : names.englishSubOrganisationName;
    notices.toast(t('saved', { name }));
    onClose();
  };
}

/** A sub-organisation to be made. */
export function NewPanel({ onClose }: PanelProps) {
  const t = useText();
  const saved = useSaved(onClose);
  const { codeMin: min, codeMax: max } = subOrganisationLimits;
  const form = useForm({
    schema: subOrganisationInput,
    initial: { subOrganisationCode: '', subOrganisationName: '', englishSubOrganisationName: '' },
    submit: async (body) => {
      await call(createSubOrganisation, { body });
      await saved(body);
    },
  });
  return (
    <SidePanel title={t('add')} onClose={onClose} beginsAtField>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('subOrganisationCode')} lang="en" help={t('codeHelp', { min, max })} />
          <TextField {...form.field('subOrganisationName')} spellCheck />
          <TextField
            {...form.field('englishSubOrganisationName')}
            lang="en"
            help={errorText({ code: 'MB_M_ENGLISH_WORDS' })}
          />
          <FormActions submit={t('save')} busy={form.busy} onCancel={onClose} />
        </Stack>
      </form>
    </SidePanel>
  );
}

interface ChangeProps extends PanelProps {
  readonly row: SubOrganisationRow;
}

/** A sub-organisation's names; its code is its title's neighbour and stays. */
export function ChangePanel({ row, onClose }: ChangeProps) {
  const language = useLanguage();
  const [loaded, load] = useLoadedAnew(useReread());
  const name = readsKorean(language) ? row.subOrganisationName : row.englishSubOrganisationName;
  return (
    <SidePanel title={`${name} (${row.subOrganisationCode})`} onClose={onClose}>
      <Stack>
        <ChangeForm key={loaded} {...{ row, name, load, onClose }} />
        <PlacedDepartments row={row} />
        <PlacedPeople row={row} />
      </Stack>
    </SidePanel>
  );
}

interface ChangeFormProps extends ChangeProps {
  readonly name: string;
  readonly load: () => Promise<void>;
}

function ChangeForm({ row, name, load, onClose }: ChangeFormProps) {
  const t = useText();
  const reread = useReread();
  const saved = useSaved(onClose);
  const { subOrganisationId, subOrganisationName, englishSubOrganisationName } = row;
  const [expected] = useState({ subOrganisationName, englishSubOrganisationName });
  const form = useForm({
    schema: subOrganisationChange,
    initial: { ...expected, expected },
    refusals: useEditConflict(load),
    submit: async (body) => {
      await call(changeSubOrganisation, { params: { subOrganisationId }, body });
      await saved(body);
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('subOrganisationName')} spellCheck />
        <TextField
          {...form.field('englishSubOrganisationName')}
          lang="en"
          help={errorText({ code: 'MB_M_ENGLISH_WORDS' })}
        />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          <DeleteButton
            label={t('delete')}
            done={t('deleted', { name })}
            remove={() => sendChange(deleteSubOrganisation, { params: { subOrganisationId } })}
            onGone={onClose}
            reread={reread}
          />
        </FormActions>
      </Stack>
    </form>
  );
}
