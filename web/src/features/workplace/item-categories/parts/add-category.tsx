import {
  addCategoryToItem,
  type ItemCategoryName,
  oneItemCategory,
} from '@madang/contract/workplace/item-categories/routes.ts';
import { sendChange } from '../../../../kernel/calls/send-change.ts';
import { errorText } from '../../../../kernel/error-texts.ts';
import { useForm } from '../../../../kernel/form.ts';
import { Link } from '../../../../kernel/navigation/link.tsx';
import { useNotices } from '../../../../kernel/notices.ts';
import { useUndoable } from '../../../../kernel/sections/undoable.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Stack } from '../../../../ui/parts/card.tsx';
import { useReread } from '../api.ts';
import { useText } from '../texts.ts';
import { titleIn } from '../titles.ts';

interface AddCategoryProps {
  readonly itemId: string;
  readonly choices: readonly ItemCategoryName[];
  readonly limit: number;
}

/** CG001: asks before a category is added; what was chosen stays where the answer is no. */
export function AddCategory({ itemId, choices, limit }: AddCategoryProps) {
  const t = useText();
  const language = useLanguage();
  const notices = useNotices();
  const undoable = useUndoable();
  const reread = useReread();
  const form = useForm({
    schema: oneItemCategory,
    initial: { itemCategoryId: '' },
    alsoCheck: ({ itemCategoryId }) =>
      itemCategoryId === '' ? [{ path: 'itemCategoryId', code: 'MB_M_REQUIRED', params: {} }] : [],
    submit: async ({ itemCategoryId }) => {
      const question = errorText({ code: 'CG001', params: { 0: limit } });
      if (!(await notices.confirm(question, { title: t('title'), ok: t('addOne') }))) return;
      const category = choices.find((each) => each.itemCategoryId === itemCategoryId);
      const added = await sendChange(addCategoryToItem, { params: { itemCategoryId }, body: { itemId } });
      form.field('itemCategoryId').onChange('');
      undoable(t('added', { name: category ? titleIn(category, language) : '' }), added, reread);
      await reread();
    },
  });
  if (choices.length === 0) {
    return (
      <p>
        <span>{t('noChoices')}</span> <Link to="/console/item-categories">{t('manage')}</Link>
      </p>
    );
  }
  return (
    <form {...form.formProps}>
      <Stack>
        <SelectField
          {...form.field('itemCategoryId')}
          placeholder={t('choose')}
          options={choices.map((each) => ({ value: each.itemCategoryId, label: titleIn(each, language) }))}
        />
        <div>
          <Button small type="submit" busy={form.busy}>
            {t('addOne')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
