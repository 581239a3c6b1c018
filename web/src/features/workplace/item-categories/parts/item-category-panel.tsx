import {
  changeItemCategory,
  createItemCategory,
  deleteItemCategory,
  type ItemCategoryRow,
} from '@madang/contract/workplace/item-categories/routes.ts';
import {
  type ItemCategoryInput,
  itemCategoryInput,
  type ItemCategoryWords,
  itemKinds,
} from '@madang/contract/workplace/item-categories/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { titleIn } from '../titles.ts';

interface PanelProps {
  /** Absent: a new one. */
  readonly row?: ItemCategoryRow;
  readonly onClose: () => void;
}

const empty: ItemCategoryInput = {
  itemKind: 'board',
  koreanTitle: '',
  englishTitle: '',
  koreanDescription: '',
  englishDescription: '',
  isActive: true,
};

/** Takes the fields that a change may have; the kind stays. */
function wordsOf(row: ItemCategoryInput): ItemCategoryWords {
  const { koreanTitle, englishTitle, koreanDescription, englishDescription, isActive } = row;
  return { koreanTitle, englishTitle, koreanDescription, englishDescription, isActive };
}

/** A category, new or to be changed. */
export function ItemCategoryPanel({ row, onClose }: PanelProps) {
  const t = useText();
  const language = useLanguage();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={row ? titleIn(row, language) : t('add')} onClose={onClose} beginsAtField={!row}>
      <ItemCategoryForm key={loaded} {...{ load, onClose }} {...(row && { row })} />
    </SidePanel>
  );
}

function ItemCategoryForm({ row, load, onClose }: PanelProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const reread = useReread();
  // What the form began with: a change by another administrator in between is not overwritten.
  const [expected] = useState(() => row && wordsOf(row));
  const form = useForm({
    schema: itemCategoryInput,
    initial: row ? { itemKind: row.itemKind, ...wordsOf(row) } : empty,
    refusals: useEditConflict(load),
    submit: async (body) => {
      if (row) {
        const params = { itemCategoryId: row.itemCategoryId };
        await call(changeItemCategory, { params, body: { ...wordsOf(body), expected } });
      } else await call(createItemCategory, { body });
      await reread();
      notices.toast(t('saved', { name: titleIn(body, language) }));
      onClose();
    },
  });
  const kind = form.field('itemKind');
  return (
    <form {...form.formProps}>
      <Stack>
        <SelectField
          {...kind}
          disabled={row !== undefined}
          help={row ? t('kindStays') : undefined}
          options={itemKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(value) => kind.onChange(itemKinds.find((each) => each === value) ?? 'board')}
        />
        <TextField {...form.field('koreanTitle')} lang="ko" spellCheck />
        <TextField {...form.field('englishTitle')} lang="en" />
        <TextField {...form.field('koreanDescription')} lang="ko" spellCheck />
        <TextField {...form.field('englishDescription')} lang="en" />
        <CheckField {...form.field('isActive')} label={t('isActive')} help={t('isActiveHelp')} />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {row && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name: titleIn(row, language) })}
              remove={() => sendChange(deleteItemCategory, { params: { itemCategoryId: row.itemCategoryId } })}
              onGone={onClose}
              reread={reread}
            />
          )}
        </FormActions>
      </Stack>
    </form>
  );
}
