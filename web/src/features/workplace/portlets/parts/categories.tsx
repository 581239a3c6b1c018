import { categoryForm } from '@madang/contract/workplace/portlets/rules.ts';
import { changeCategory, type CategoryRow } from '@madang/contract/workplace/portlets/routes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../kernel/call.ts';
import { useForm } from '../../../../kernel/form.ts';
import { formatNumber } from '../../../../kernel/formats.ts';
import { useEditConflict, useLoadedAnew } from '../../../../kernel/forms/edit-conflict.ts';
import { useNotices } from '../../../../kernel/notices.ts';
import { useLanguage } from '../../../../kernel/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Card, Section, Stack } from '../../../../ui/parts/card.tsx';
import { useText } from '../texts.ts';

interface CategoriesProps {
  readonly categories: readonly CategoryRow[];
  readonly queryKey: readonly string[];
}

/** POR-02: the categories that the set-up made, to be renamed and switched off; none before the first board of a set-up. */
export function Categories({ categories, queryKey }: CategoriesProps) {
  const t = useText();
  const queries = useQueryClient();
  const reread = () =>
    Promise.all([queries.invalidateQueries({ queryKey }), queries.invalidateQueries({ queryKey: ['portal', 'home'] })]);
  if (categories.length === 0) return null;
  return (
    <Section title={t('categories.title')} help={t('categories.lead')}>
      <Stack>
        {categories.map((category) => (
          <Category key={category.categoryNumber} category={category} reread={reread} />
        ))}
      </Stack>
    </Section>
  );
}

interface CategoryProps {
  readonly category: CategoryRow;
  readonly reread: () => Promise<unknown>;
}

function Category({ category, reread }: CategoryProps) {
  const [loaded, load] = useLoadedAnew(reread);
  return <CategoryForm key={loaded} category={category} reread={reread} load={load} />;
}

function CategoryForm({ category, reread, load }: CategoryProps & { readonly load: () => Promise<void> }) {
  const t = useText();
  const notices = useNotices();
  const language = useLanguage();
  const { categoryNumber, portletCount } = category;
  const [initial, setInitial] = useState(() => ({
    koreanTitle: category.koreanTitle,
    englishTitle: category.englishTitle,
    isActive: category.isActive,
  }));
  const form = useForm({
    schema: categoryForm,
    initial,
    refusals: useEditConflict(load),
    submit: async ({ koreanTitle, englishTitle, isActive }) => {
      const changed = { koreanTitle, englishTitle, isActive };
      await call(changeCategory, { params: { categoryNumber }, body: { ...changed, expected: initial } });
      setInitial(changed);
      await reread();
      notices.toast(t('categories.saved'));
    },
  });
  return (
    <Card>
      <form {...form.formProps}>
        <Stack>
          <TextField {...form.field('koreanTitle')} lang="ko" spellCheck required />
          <TextField {...form.field('englishTitle')} lang="en" required />
          <CheckField
            {...form.field('isActive')}
            label={t('categories.isActive')}
            help={t('categories.count', { count: formatNumber(portletCount, language) })}
          />
          <div>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('categories.save')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
