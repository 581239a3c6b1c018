import {
  changeItemCategory,
  createItemCategory,
  deleteItemCategory,
  type ItemCategoryRow,
} from '@madang/contract/workplace/item-categories/routes.ts';
import { type ItemCategoryInput, itemCategoryInput } from '@madang/contract/workplace/item-categories/rules.ts';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { useForm } from '../../../../kernel/form.ts';
import type { FieldValues } from '../../../../kernel/forms/form-values.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { DeleteButton } from '../../../../kernel/sections/delete-button.tsx';
import { FormActions } from '../../../../ui/fields/form-actions.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { SidePanel } from '../../../../ui/sections/side-panel.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';

interface PanelProps {
  /** Absent: a new one. */
  readonly row?: ItemCategoryRow;
  readonly onClose: () => void;
}

const empty: FieldValues<ItemCategoryInput> = { itemCategoryName: '' };

function inputOf({ itemCategoryId: _id, ...input }: ItemCategoryRow): ItemCategoryInput {
  return input;
}

/** An item category, new or to be changed. */
export function ItemCategoryPanel({ row, onClose }: PanelProps) {
  const t = useText();
  const [loaded, load] = useLoadedAnew(useReread());
  return (
    <SidePanel title={row?.itemCategoryName ?? t('add')} onClose={onClose} beginsAtField={!row}>
      <ItemCategoryForm key={loaded} {...{ load, onClose }} {...(row && { row })} />
    </SidePanel>
  );
}

function ItemCategoryForm({ row, load, onClose }: PanelProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const notices = useNotices();
  const reread = useReread();
  // What the form began with: a change by another administrator in between is not overwritten.
  const [expected] = useState(() => row && inputOf(row));
  const form = useForm({
    schema: itemCategoryInput,
    initial: expected ?? empty,
    refusals: useEditConflict(load),
    submit: async (body) => {
      if (row)
        await call(changeItemCategory, { params: { itemCategoryId: row.itemCategoryId }, body: { ...body, expected } });
      else await call(createItemCategory, { body });
      await reread();
      notices.toast(t('saved', { name: body.itemCategoryName }));
      onClose();
    },
  });
  return (
    <form {...form.formProps}>
      <Stack>
        <TextField {...form.field('itemCategoryName')} spellCheck />
        <FormActions submit={t('save')} busy={form.busy} onCancel={onClose}>
          {row && (
            <DeleteButton
              label={t('delete')}
              done={t('deleted', { name: row.itemCategoryName })}
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
